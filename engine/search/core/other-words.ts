import type { Synonyms } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import type { QueryWord } from './query-words.ts';
import { synonymRows } from './synonym-rows.ts';

/** A part of the query, given by the numbers of its words, and other words for it. */
export interface OtherWords {
  from: number;
  /** Number of the first word after the part. */
  to: number;
  phrase: string;
  weight: number;
}

const SPACING = 0.9;

/** Other words that the site may use for parts of a query: synonyms, and words written as one or separately (`datastore`, `time out`). */
export async function otherWords(
  words: readonly QueryWord[],
  synonyms: readonly OtherWords[],
  index: Pick<IndexReader, 'has'>,
): Promise<OtherWords[]> {
  const found = [...synonyms];
  for (const [from, word] of words.entries()) {
    if (word.kind !== 'word') continue;
    const joined = joinedWith(words, from);
    if (joined !== undefined && (await index.has(joined))) found.push({ from, to: from + 2, phrase: joined, weight: SPACING });
    const apart = (await index.has(word.term)) ? undefined : await inHalves(word.term, index);
    if (apart !== undefined) found.push({ from, to: from + 1, phrase: apart, weight: SPACING });
  }
  return found;
}

/** A word and the one after it, written together. */
export function joinedWith(words: readonly QueryWord[], from: number): string | undefined {
  const [word, next] = [words[from], words[from + 1]];
  if (word?.kind !== 'word' || next?.kind !== 'word' || word.stop) return undefined;
  const joined = word.term + next.term;
  return words.some(({ term }) => term === joined) ? undefined : joined;
}

/** The parts of the query that a synonym stands for. */
export function synonymsOf(words: readonly QueryWord[], synonyms: Synonyms): OtherWords[] {
  const spoken = words.flatMap((word, index) => (word.kind === 'compound' ? [] : [{ stem: word.stem, index }]));
  const rows = synonymRows(synonyms);
  const seen = new Set<unknown>();
  return spoken.flatMap(({ stem }, at) =>
    (rows.get(stem) ?? []).flatMap((row) => {
      if (seen.has(row) || !row.stems.every((wanted, i) => spoken[at + i]?.stem === wanted)) return [];
      seen.add(row);
      const [first, last] = [spoken[at], spoken[at + row.stems.length - 1]];
      return first && last ? row.meant.map((phrase) => ({ from: first.index, to: last.index + 1, phrase, weight: row.weight })) : [];
    }),
  );
}

/** A word that the site does not use, as two words that it does. */
async function inHalves(term: string, index: Pick<IndexReader, 'has'>): Promise<string | undefined> {
  for (let at = 3; at <= term.length - 3; at++) {
    if ((await index.has(term.slice(0, at))) && (await index.has(term.slice(at)))) return `${term.slice(0, at)} ${term.slice(at)}`;
  }
  return undefined;
}
