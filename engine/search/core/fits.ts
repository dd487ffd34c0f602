import type { Column, Said, Spot } from './cells.ts';
import { WEIGHTS } from './weights.ts';

/** 1 where the heading is the query, word by word; less for each word that only one of them has, or that stands elsewhere. */
export function headingFit(places: readonly (Spot | undefined)[], of: number, asked: number): number {
  if (of === 0) return 0;
  let there = 0;
  let sure = 0;
  let seen = 0;
  let last = 0;
  let ordered = true;
  for (let i = 0; i < asked; i++) {
    const spot = places[i];
    if (!spot) continue;
    there++;
    sure += spot.weight;
    seen |= 1 << spot.at;
    if (spot.at < last) ordered = false;
    last = spot.at;
  }
  if (there === 0) return 0;
  let distinct = 0;
  for (; seen !== 0; seen &= seen - 1) distinct++;
  const fit = Math.min(1, distinct / of) * Math.min(1, there / asked);
  return (fit === 1 ? 1 : fit * fit * WEIGHTS.partialFit) * (ordered ? 1 : WEIGHTS.disorder) * (sure / there);
}

/** The phrase of a place that is most like the query: 1 where it has all its words and no other. `worthAll`: of the whole query. */
export function askedFit(asked: readonly (Said[] | undefined)[], columns: readonly Column[], count: number, worthAll: number): number {
  const phrases = new Map<number, { of: number; words: number; worth: number }>();
  for (let i = 0; i < count; i++) {
    const column = columns[i];
    const spots = asked[i];
    if (!spots || !column) continue;
    for (const [phrase, { of, weight }] of surest(spots)) {
      const known = phrases.get(phrase) ?? { of, words: 0, worth: 0 };
      phrases.set(phrase, known);
      known.of = Math.min(known.of, of);
      // A piece of a compound is no word more.
      if (column.slot.share === 1) known.words += weight;
      known.worth += column.importance * weight;
    }
  }
  let most = 0;
  for (const { of, words, worth } of phrases.values())
    most = Math.max(most, (worth / worthAll) ** WEIGHTS.askedQuery * Math.min(1, words / of) ** WEIGHTS.askedPhrase);
  return most;
}

/** Each phrase once, by its surest word. */
function surest(spots: readonly Said[]): Map<number, Said> {
  const found = new Map<number, Said>();
  for (const spot of spots) if ((found.get(spot.phrase)?.weight ?? 0) < spot.weight) found.set(spot.phrase, spot);
  return found;
}
