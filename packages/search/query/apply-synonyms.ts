import type { SynonymRows } from '../format/synonym-rows.ts';
import type { QueryWord } from './query-words.ts';

/** A part of the query, given by the numbers of its words, and other words for it. */
export interface AppliedSynonyms {
  from: number;
  /** Number of the first word after the part. */
  to: number;
  phrase: string;
  weight: number;
}

/** A word written as one or separately (`datastore`, `time out`). */
export const SPACING = 0.9;

/** Neighbours in the query, written together. */
export function joinedWords(words: readonly QueryWord[]): AppliedSynonyms[] {
  return words.flatMap((word, from) => {
    const next = words[from + 1];
    if (word.kind !== 'word' || next?.kind !== 'word' || word.stop) return [];
    const phrase = word.term + next.term;
    return words.some(({ term }) => term === phrase) ? [] : [{ from, to: from + 2, phrase, weight: SPACING }];
  });
}

/** The parts of the query that a synonym stands for. */
export function synonymsOf(words: readonly QueryWord[], synonyms: SynonymRows): AppliedSynonyms[] {
  const spoken = words.flatMap((word, index) => (word.kind === 'compound' ? [] : [{ stem: word.stem, index }]));
  const seen = new Set<unknown>();
  return spoken.flatMap(({ stem }, at) =>
    synonyms.beginningWith(stem).flatMap((row) => {
      if (seen.has(row) || !row.stems.every((wanted, i) => spoken[at + i]?.stem === wanted)) return [];
      seen.add(row);
      const [first, last] = [spoken[at], spoken[at + row.stems.length - 1]];
      return first && last ? row.meant.map((phrase) => ({ from: first.index, to: last.index + 1, phrase, weight: row.weight })) : [];
    }),
  );
}
