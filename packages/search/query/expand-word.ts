import type { Shard } from '../format/index-files.ts';
import { type IndexReader, lowerBound } from '../format/index-reader.ts';
import { stem } from '../format/stem.ts';
import { isCompound } from '../format/tokenize.ts';

/** A word from the site that matches a query word, and its weight. */
export interface Reading {
  word: string;
  kind: 'exact' | 'form' | 'beginning' | 'spelling' | 'synonym';
  weight: number;
}

const MOST_BEGINNINGS = 10;
/** Shorter words start too many others. */
const SHORTEST_BEGINNING = 4;

/**
 * The words on the site that a query word may match: itself, its inflections, and words that start with
 * it. They're all in the word's shards. `open`: the reader may still be typing the word.
 */
export async function expandWord(term: string, open: boolean, index: IndexReader): Promise<Reading[]> {
  const readings = new Map<string, Reading>();
  const add = (word: string, kind: Reading['kind'], weight: number) => {
    if (!readings.has(word)) readings.set(word, { word, kind, weight });
  };
  if (await index.has(term)) add(term, 'exact', 1);
  for (const form of formsIn(term, await nearShards(term, index))) if (form !== term) add(form, 'form', 0.85);
  if (term.length >= (open ? 1 : SHORTEST_BEGINNING))
    for (const { word, weight } of await beginnings(term, open, index)) add(word, 'beginning', weight);
  return [...readings.values()];
}

/** The inflections of a word in these shards. */
function formsIn(term: string, shards: readonly (Shard | undefined)[]): string[] {
  const base = stem(term);
  return beginningIn(formStart(term), shards)
    .map(({ word }) => word)
    .filter((word) => !isCompound(word) && stem(word) === base);
}

/** The prefixes to read for a word, so they can all be requested in parallel. */
export function startsOf(term: string, { isLarge }: Pick<IndexReader, 'isLarge'>): string[] {
  return isLarge ? [term] : [term, formStart(term)];
}

/** The shards with a word's inflections. On a large site only its own, so a word costs one file. That rarely misses a form. */
async function nearShards(term: string, index: IndexReader): Promise<(Shard | undefined)[]> {
  return index.isLarge ? [await index.shard(term)] : index.beginning(formStart(term));
}

/** The prefix that all inflections of a word share, without a final vowel, which may change. */
function formStart(term: string): string {
  const base = stem(term);
  return base.slice(0, Math.max(3, base.length - 1));
}

async function beginnings(term: string, open: boolean, index: IndexReader): Promise<{ word: string; weight: number }[]> {
  const compound = isCompound(term);
  const best = open ? 0.7 : 0.35;
  return (
    beginningIn(term, await index.beginning(term))
      // A compound that starts with the word also contains it.
      .filter(({ word }) => word !== term && (compound || !isCompound(word)))
      .sort((a, b) => b.size - a.size || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_BEGINNINGS)
      .map(({ word }) => ({ word, weight: best * (0.5 + (0.5 * term.length) / word.length) }))
  );
}

/** Words with this prefix, and the number of sections that contain each. */
function beginningIn(start: string, shards: readonly (Shard | undefined)[]): { word: string; size: number }[] {
  const found: { word: string; size: number }[] = [];
  for (const { words, postings } of shards.filter((shard) => shard !== undefined)) {
    for (let i = lowerBound(words, start); words[i]?.startsWith(start); i++)
      found.push({ word: words[i] ?? '', size: postings[i]?.length ?? 1 });
  }
  return found;
}
