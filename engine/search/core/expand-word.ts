import { distance } from '../../shared/nearest.ts';
import type { Vocabulary } from './index-files.ts';
import { lowerBound } from './index-reader.ts';
import { isCompound } from './is-compound.ts';
import { stem } from './stem.ts';

/** A word of the site that is taken for a word of the query, and how much of it that is worth. */
export interface Reading {
  word: string;
  kind: 'exact' | 'form' | 'beginning' | 'spelling' | 'synonym';
  weight: number;
}

const MOST_BEGINNINGS = 10;
const MOST_SPELLINGS = 4;

interface Neighbours {
  vocabulary: Vocabulary;
  /** Words of the shard that the word belongs to: compounds, and words that the vocabulary leaves out, are found there. */
  nearby: readonly string[];
}

/** The words of the site that a word may mean: itself, its forms, words that begin with it, and near spellings. */
export function expandWord(term: string, open: boolean, { vocabulary, nearby }: Neighbours): Reading[] {
  const readings = new Map<string, Reading>();
  const add = (word: string, kind: Reading['kind'], weight: number) => {
    if (!readings.has(word)) readings.set(word, { word, kind, weight });
  };
  // On a large site only the word's own shard, so that one word never costs more than one piece.
  const lists = isCompound(term) || !vocabulary.complete ? [nearby] : [vocabulary.words];
  for (const word of lists) if (word[lowerBound(word, term)] === term) add(term, 'exact', 1);

  const base = stem(term);
  const start = base.slice(0, Math.max(3, base.length - 1));
  for (const words of lists)
    for (const word of beginningWith(words, start)) if (word !== term && stem(word) === base) add(word, 'form', 0.85);

  if (term.length >= (open ? 1 : 4)) {
    const best = open ? 0.7 : 0.35;
    const found = lists
      .flatMap((words) => beginningWith(words, term))
      // A compound that begins with the word has the word as well.
      .filter((word) => !readings.has(word) && (isCompound(term) || !isCompound(word)))
      .map((word) => ({ word, rank: rankOf(word, vocabulary) - (word.length - term.length) * 0.35 }))
      .sort((a, b) => b.rank - a.rank || (a.word < b.word ? -1 : 1));
    for (const { word } of found.slice(0, term.length < 3 ? 3 * MOST_BEGINNINGS : MOST_BEGINNINGS)) {
      const whole = isCompound(term) && word[term.length] === '.';
      add(word, whole ? 'exact' : 'beginning', whole ? 0.9 : best * (0.5 + (0.5 * term.length) / word.length));
    }
  }
  const missing = ![...readings.values()].some(({ kind }) => kind === 'exact' || kind === 'form');
  if (missing && !(open && readings.size > 0 && term.length < 5)) {
    const share = readings.size > 0 ? 0.6 : 1;
    for (const { word, weight } of spellings(term, open, vocabulary)) {
      add(word, 'spelling', weight * share);
      const base = stem(word);
      for (const form of beginningWith(vocabulary.words, base)) if (stem(form) === base) add(form, 'spelling', weight * share * 0.85);
    }
  }
  return [...readings.values()];
}

/** Known words within one or two edits, nearest first. */
export function spellings(term: string, open: boolean, vocabulary: Vocabulary): { word: string; weight: number }[] {
  const limit = term.length < 4 || /^\d+$/.test(term) ? 0 : term.length < 6 ? 1 : 2;
  if (limit === 0) return [];
  const found: { word: string; edits: number; rank: number }[] = [];
  const letters = lettersOf(term);
  vocabulary.words.forEach((word, index) => {
    if (word.length < term.length - limit || (!open && word.length > term.length + limit)) return;
    // Each edit changes at most two letters of the set.
    if (ones(letters & ~lettersOf(word)) > limit) return;
    const edits = editsTo(term, word, limit, open);
    if (edits <= limit) found.push({ word, edits: edits + (word[0] === term[0] ? 0 : 0.5), rank: rankAt(index, vocabulary) });
  });
  const nearest = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits <= nearest + 0.6)
    .sort((a, b) => a.edits - b.edits || b.rank - a.rank || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_SPELLINGS)
    .map(({ word, edits }) => ({ word, weight: 0.95 - edits * 0.2 }));
}

/** Edits to the word, or to its beginning while the query is still typed. */
function editsTo(term: string, word: string, limit: number, open: boolean): number {
  const whole = distance(term, word, limit);
  if (!open || word.length <= term.length || term.length < 5) return whole;
  return Math.min(
    whole,
    distance(term, word.slice(0, term.length), limit - 1) + 0.5,
    distance(term, word.slice(0, term.length + 1), limit - 1) + 0.5,
  );
}

export function beginningWith(words: readonly string[], start: string): string[] {
  const found: string[] = [];
  for (let i = lowerBound(words, start); words[i]?.startsWith(start); i++) found.push(words[i] ?? '');
  return found;
}

function rankOf(word: string, vocabulary: Vocabulary): number {
  const at = lowerBound(vocabulary.words, word);
  return vocabulary.words[at] === word ? rankAt(at, vocabulary) : 0;
}

/** Words of headings count for more than words of texts, common ones for more than rare ones. */
function rankAt(index: number, vocabulary: Vocabulary): number {
  const digit = Number.parseInt(vocabulary.ranks[index] ?? '0', 36);
  return digit >= 18 ? digit - 18 + 3 : digit;
}

function lettersOf(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

function ones(bits: number): number {
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}
