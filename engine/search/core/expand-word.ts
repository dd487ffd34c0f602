import type { IndexReader } from './index-reader.ts';
import { lowerBound } from './index-reader.ts';
import { isCompound } from './is-compound.ts';
import { spellings } from './spellings.ts';
import { stem } from './stem.ts';

/** A word of the site that is taken for a word of the query, and how much of it that is worth. */
export interface Reading {
  word: string;
  kind: 'exact' | 'form' | 'beginning' | 'spelling' | 'synonym';
  weight: number;
}

const MOST_BEGINNINGS = 10;
/** Each may cost a piece of the index. */
const SPELLINGS_OF_LARGE_SITE = 2;
/** Shorter words have too many neighbours. */
const SHORTEST_BEGINNING = 4;

/**
 * The words of the site that a word may mean: itself, its forms, words that begin with it, and near
 * spellings where there is none of these. All but the last are in the shards that have it, so that the
 * known words are asked for only where a word is unknown. `open`: it may still be typed.
 */
export async function expandWord(term: string, open: boolean, index: IndexReader): Promise<Reading[]> {
  const readings = new Map<string, Reading>();
  const add = (word: string, kind: Reading['kind'], weight: number) => {
    if (!readings.has(word)) readings.set(word, { word, kind, weight });
  };
  if (await index.has(term)) add(term, 'exact', 1);
  const base = stem(term);
  for (const { word } of await beginningWith(formStart(term), index))
    if (word !== term && !isCompound(word) && stem(word) === base) add(word, 'form', 0.85);
  if (term.length >= (open ? 1 : SHORTEST_BEGINNING))
    for (const [word, kind, weight] of await beginnings(term, open, index)) add(word, kind, weight);

  const missing = ![...readings.values()].some(({ kind }) => kind === 'exact' || kind === 'form');
  if (missing && !isCompound(term) && !(open && readings.size > 0)) {
    const share = readings.size > 0 ? 0.6 : 1;
    const mended = spellings(term, open, await index.vocabulary());
    for (const { word, weight } of index.isLarge ? mended.slice(0, SPELLINGS_OF_LARGE_SITE) : mended) {
      add(word, 'spelling', weight * share);
      const form = stem(word);
      for (const near of await beginningWith(form, index))
        if (!isCompound(near.word) && stem(near.word) === form) add(near.word, 'spelling', weight * share * 0.85);
    }
  }
  return [...readings.values()];
}

/** What is read for a word, as beginnings of words: to be asked for all at once. */
export function startsOf(term: string): string[] {
  return [term, formStart(term)];
}

/** Where the forms of a word are found: a vowel at its end may change. */
function formStart(term: string): string {
  const base = stem(term);
  return base.slice(0, Math.max(3, base.length - 1));
}

async function beginnings(term: string, open: boolean, index: IndexReader): Promise<[string, Reading['kind'], number][]> {
  const compound = isCompound(term);
  const best = open ? 0.7 : 0.35;
  return (
    (await beginningWith(term, index))
      // A compound that begins with the word has the word as well.
      .filter(({ word }) => word !== term && (compound || !isCompound(word)))
      .map((found) => ({ ...found, rank: Math.log2(found.size) - (found.word.length - term.length) * 0.35 }))
      .sort((a, b) => b.rank - a.rank || (a.word < b.word ? -1 : 1))
      .slice(0, term.length < 3 ? 3 * MOST_BEGINNINGS : MOST_BEGINNINGS)
      .map(({ word }) =>
        compound && word[term.length] === '.'
          ? [word, 'exact', 0.9]
          : [word, 'beginning', best * (0.5 + (0.5 * term.length) / word.length)],
      )
  );
}

/** Words that begin so, with how much there is of each. */
async function beginningWith(start: string, index: IndexReader): Promise<{ word: string; size: number }[]> {
  const found: { word: string; size: number }[] = [];
  for (const { words, postings } of await index.beginning(start)) {
    for (let i = lowerBound(words, start); words[i]?.startsWith(start); i++)
      found.push({ word: words[i] ?? '', size: postings[i]?.length ?? 1 });
  }
  return found;
}
