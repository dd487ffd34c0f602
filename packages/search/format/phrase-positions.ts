import type { PhrasingPosition } from './postings.ts';
import { isStopWord } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

/** Up to this many phrases per section stay distinct. Later ones count as the last. */
const MOST_PHRASES = 60;
const MOST_WORDS = 15;

/** Packs the words of phrases, each with the phrase that contains it. */
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
