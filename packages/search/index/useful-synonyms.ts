import type { Synonyms } from '../format/index-files.ts';
import { stem } from '../format/stem.ts';
import { isCompound, tokenize } from '../format/tokenize.ts';

/** A word that occurs in this share of the sections (or, on a small site, this many) is part of the site's own vocabulary: a reader who types it means exactly this word. */
const OWN_SHARE = 0.01;
const OWN_LEAST = 12;

/**
 * Drops synonyms that would only cost bytes: words that the site never uses, and loose synonyms of words
 * that it uses all the time. `terms`: number of sections per word. `total`: number of sections.
 */
export function usefulSynonyms({ said, loose }: Synonyms, terms: readonly { word: string; sections: number }[], total: number): Synonyms {
  const sections = new Map<string, number>();
  for (const term of terms) {
    if (isCompound(term.word)) continue; // most words of a large site, and never a synonym
    const stemmed = stem(term.word);
    if (term.sections > (sections.get(stemmed) ?? 0)) sections.set(stemmed, term.sections);
  }
  const counts = (phrase: string) =>
    tokenize(phrase)
      .filter(({ kind }) => kind !== 'compound')
      .map(({ term }) => sections.get(stem(term)) ?? 0);
  const isSaid = (phrase: string) => counts(phrase).every((count) => count > 0);
  const least = Math.max(OWN_LEAST, total * OWN_SHARE);
  const isOwn = (phrase: string) => counts(phrase).length === 1 && counts(phrase).every((count) => count >= least);
  return {
    said: said.flatMap(([typed = '', ...meant]) => {
      const useful = meant.filter(isSaid);
      return useful.length > 0 ? [[typed, ...useful]] : [];
    }),
    loose: loose.flatMap((group) => {
      const phrases = group.split(', ');
      const meant = phrases.filter(isSaid);
      const typed = phrases.filter((phrase) => !isOwn(phrase));
      if (meant.length === 0 || typed.length === 0) return [];
      const own = meant.filter((phrase) => !typed.includes(phrase));
      const both = meant.filter((phrase) => typed.includes(phrase));
      return [[own, both, typed.filter((phrase) => !both.includes(phrase))].map((part) => part.join(',')).join('|')];
    }),
  };
}
