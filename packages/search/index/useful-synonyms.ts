import type { Synonyms } from '../format/index-files.ts';
import { stem } from '../format/stem.ts';
import { isCompound, tokenize } from '../format/tokenize.ts';

/** A word that occurs in this share of the sections (on a small site: in this many) belongs to the site: a reader who types it means just this word. */
const OWN_SHARE = 0.01;
const OWN_LEAST = 12;

/**
 * Leaves out synonyms that would only cost reading: words that the site never uses, and loose synonyms
 * of words that it uses all the time. `terms`: in how many sections each word stands; `total`: number of sections.
 */
export function usefulSynonyms({ said, loose }: Synonyms, terms: readonly { word: string; sections: number }[], total: number): Synonyms {
  const sections = new Map<string, number>();
  for (const term of terms) {
    if (isCompound(term.word)) continue; // most words of a large site, and looked for by no synonym
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
