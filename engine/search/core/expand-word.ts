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
/** Each of them may cost another file of the index. */
const SPELLINGS_OF_LARGE_SITE = 2;
/** Too many other words are spelled like a shorter word. */
const SHORTEST_BEGINNING = 4;

/**
 * The words of the site that a word may mean: itself, its other forms, words that begin with it, and, if
 * there are none of these, similar spellings. Only similar spellings need the list of known words; all
 * others are in the shards of the word. `open`: the reader may still be typing the word.
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

/** The beginnings of words that have to be read for a word, so that all can be requested at once. */
export function startsOf(term: string): string[] {
  return [term, formStart(term)];
}

/** The beginning that all forms of a word share: a vowel at its end may change. */
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

/** Words with this beginning, and how many sections have each. */
async function beginningWith(start: string, index: IndexReader): Promise<{ word: string; size: number }[]> {
  const found: { word: string; size: number }[] = [];
  for (const { words, postings } of await index.beginning(start)) {
    for (let i = lowerBound(words, start); words[i]?.startsWith(start); i++)
      found.push({ word: words[i] ?? '', size: postings[i]?.length ?? 1 });
  }
  return found;
}
