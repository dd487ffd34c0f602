import type { PhrasingPosition } from './postings.ts';
import { isStopWord } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

/** Phrases of one place are kept apart up to this many; later ones count as the last. */
const MOST_PHRASES = 60;
const MOST_WORDS = 15;

/** Words of phrases, each with the phrase that it stands in. */
export function phrasePositions(phrases: readonly string[]): { term: string; spot: PhrasingPosition }[] {
  const found: { term: string; spot: PhrasingPosition }[] = [];
  for (const [number, said] of phrases.entries()) {
    const phrase = Math.min(number, MOST_PHRASES - 1);
    const tokens = tokenize(said);
    const counted = tokens.filter(({ term }) => !isStopWord(term));
    const kept = counted.length > 0 ? counted : tokens;
    const of = Math.min(MOST_WORDS, new Set(kept.map(({ place }) => place)).size);
    for (const { term } of kept) found.push({ term, spot: { phrase, of } });
  }
  return found;
}

/** Each phrase once. */
export function addPhrasePosition(spots: PhrasingPosition[], spot: PhrasingPosition): void {
  if (!spots.some(({ phrase }) => phrase === spot.phrase)) spots.push(spot);
}
