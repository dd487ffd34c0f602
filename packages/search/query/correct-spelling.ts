import { distance } from '../../core/shared/wording.ts';
import type { Vocabulary } from '../format/index-files.ts';
import { find, type IndexReader } from '../format/index-reader.ts';
import { type Reading, startsOf } from './expand-word.ts';
import { QueryBudget } from './query-budget.ts';
import type { QueryWord } from './query-words.ts';

/** Maximum number of corrections per word. */
export const MOST_SPELLINGS = 4;

/** Known words within one or two edits, closest first. */
export function nearWords(term: string, open: boolean, vocabulary: Vocabulary): { word: string; weight: number }[] {
  const limit = term.length < 3 || /^\d+$/.test(term) ? 0 : term.length < 6 ? 1 : 2;
  if (limit === 0) return [];
  const found: { word: string; edits: number; rank: number }[] = [];
  vocabulary.words.forEach((word, index) => {
    if (word.length < term.length - limit || (!open && word.length > term.length + limit)) return;
    const edits = editsTo(term, word, limit, open);
    if (edits <= limit) found.push({ word, edits, rank: Number.parseInt(vocabulary.ranks[index] ?? '0', 36) });
  });
  const nearest = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits <= nearest + 0.6)
    .sort((a, b) => a.edits - b.edits || b.rank - a.rank || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_SPELLINGS)
    .map(({ word, edits }) => ({ word, weight: 0.95 - edits * 0.2 }));
}

/** Edit distance to the word, or to its prefix while the reader is still typing. */
function editsTo(term: string, word: string, limit: number, open: boolean): number {
  const whole = distance(term, word, limit);
  if (!open || word.length <= term.length || term.length < 5) return whole;
  return Math.min(
    whole,
    distance(term, word.slice(0, term.length), limit - 1) + 0.5,
    distance(term, word.slice(0, term.length + 1), limit - 1) + 0.5,
  );
}

/** Lower on a large site, because each correction may cost another index file. */
const SPELLINGS_OF_LARGE_SITE = 2;
/** In bytes. Corrections also need the vocabulary, so they must fit below this limit together. */
const MOST_WITH_LIST = 27_000;

export interface UnknownWord {
  word: QueryWord;
  /** Words that start with it, if any. Similar spellings are appended. */
  readings: Reading[];
}

/**
 * Resolves words that don't occur on the site: as two words that do, which are returned
 * (`datastore` → `data store`), or else as similar spellings, closest first for each word, until the
 * query's budget is used up. `read`: what the query already reads. Only this needs the vocabulary.
 */
export async function correctSpelling(
  unknown: readonly UnknownWord[],
  read: readonly string[],
  index: IndexReader,
): Promise<Map<QueryWord, string>> {
  const apart = new Map<QueryWord, string>();
  if (unknown.length === 0) return apart;
  const vocabulary = await index.vocabulary();
  const budget = new QueryBudget(index);
  budget.take(read);
  const take = (words: readonly string[]) => budget.take(words, Math.min(budget.most, MOST_WITH_LIST));

  for (const { word } of unknown) {
    const halves = word.kind === 'word' ? inHalves(word.term, vocabulary.words) : undefined;
    if (halves && take(halves.flatMap((half) => startsOf(half, index)))) apart.set(word, halves.join(' '));
  }
  const near = unknown
    .filter(({ word }) => !apart.has(word))
    .map(({ word, readings }) => ({ readings, like: nearWords(word.term, word.open, vocabulary) }));
  const most = index.isLarge ? SPELLINGS_OF_LARGE_SITE : MOST_SPELLINGS;
  const fixed = Array.from({ length: most }, (_, nth) => nth)
    .flatMap((nth) => near.map(({ like, ...one }) => ({ ...one, spelling: like[nth] })))
    .flatMap(({ spelling, ...one }) => (spelling && take([spelling.word]) ? [{ ...one, ...spelling }] : []));

  index.ahead(fixed.map(({ word }) => word));
  for (const { readings, word, weight } of fixed)
    if (!readings.some((known) => known.word === word)) readings.push({ word, kind: 'spelling', weight });
  return apart;
}

/** Splits a word into two words from a sorted list. */
function inHalves(term: string, words: readonly string[]): [string, string] | undefined {
  for (let at = 3; at <= term.length - 3; at++) {
    const halves: [string, string] = [term.slice(0, at), term.slice(at)];
    if (halves.every((half) => find(words, half) >= 0)) return halves;
  }
  return undefined;
}
