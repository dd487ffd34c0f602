import type { SynonymRows } from '../format/synonym-rows.ts';
import type { QueryWord } from './query-words.ts';

/** A range of query words, and a synonym for it. */
export interface AppliedSynonyms {
  from: number;
  /** Exclusive end of the range. */
  to: number;
  phrase: string;
  weight: number;
}

/** Weight of a term with different spacing (`datastore`, `time out`). */
export const SPACING = 0.9;

/** Joins adjacent query words. */
export function joinedWords(words: readonly QueryWord[]): AppliedSynonyms[] {
  return words.flatMap((word, from) => {
    const next = words[from + 1];
    if (word.kind !== 'word' || next?.kind !== 'word' || word.stop) return [];
    const phrase = word.term + next.term;
    return words.some(({ term }) => term === phrase) ? [] : [{ from, to: from + 2, phrase, weight: SPACING }];
  });
}

/** Finds the parts of the query that have synonyms. */
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
