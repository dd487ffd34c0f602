import type { QueryWord } from './query-words.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokenize.ts';

/** A stretch of the query, as numbers of its words, and what may be said instead. */
export interface OtherWords {
  from: number;
  /** The first word after the stretch. */
  to: number;
  phrase: string;
  weight: number;
}

const SYNONYM = 0.85;
/** Words that are often used for one another, and often not. */
const LOOSE_SYNONYM = 0.45;
const SPACING = 0.9;

/** What else the site may say for parts of a query: its synonyms, and words written apart or together (`datastore`, `time out`). */
export async function otherWords(
  words: readonly QueryWord[],
  synonyms: readonly string[][],
  isKnown: (term: string) => Promise<boolean>,
): Promise<OtherWords[]> {
  const found = synonymsOf(words, synonyms);
  for (const [from, word] of words.entries()) {
    if (word.kind !== 'word') continue;
    const next = words[from + 1];
    const joined = word.term + (next?.term ?? '');
    if (next?.kind === 'word' && !word.stop && !words.some(({ term }) => term === joined) && (await isKnown(joined)))
      found.push({ from, to: from + 2, phrase: joined, weight: SPACING });
    const apart = (await isKnown(word.term)) ? undefined : await inHalves(word.term, isKnown);
    if (apart !== undefined) found.push({ from, to: from + 1, phrase: apart, weight: SPACING });
  }
  return found;
}

/** Where the query says what a synonym stands for. */
export function synonymsOf(words: readonly QueryWord[], groups: readonly string[][]): OtherWords[] {
  const spoken = words.flatMap((word, index) => (word.kind === 'compound' ? [] : [{ stem: word.stem, index }]));
  return groups.flatMap(([said = '', ...meant]) => {
    const stems = tokenize(said)
      .filter(({ kind }) => kind !== 'compound')
      .map(({ term }) => stem(term));
    const at = spoken.findIndex((_, from) => stems.every((wanted, i) => spoken[from + i]?.stem === wanted));
    const [first, last] = [spoken[at], spoken[at + stems.length - 1]];
    return first && last
      ? meant.map((phrase) => ({ from: first.index, to: last.index + 1, phrase, weight: said.startsWith('~') ? LOOSE_SYNONYM : SYNONYM }))
      : [];
  });
}

async function inHalves(term: string, isKnown: (term: string) => Promise<boolean>): Promise<string | undefined> {
  for (let at = 3; at <= term.length - 3; at++) {
    if ((await isKnown(term.slice(0, at))) && (await isKnown(term.slice(at)))) return `${term.slice(0, at)} ${term.slice(at)}`;
  }
  return undefined;
}
