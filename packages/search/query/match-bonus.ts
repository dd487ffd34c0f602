import { FIELD } from '../format/postings.ts';
import type { Phrase, Slot } from './plan-query.ts';
import type { Column, PhrasingSpot, SectionMatch, Spot } from './section-matches.ts';
import { WEIGHTS } from './weights.ts';

/** How well the heading fits the query: 1 if both have the same words, less for each word that only one of them contains. */
export function headingBonus(places: readonly (Spot | undefined)[], of: number, count: number): number {
  if (of === 0) return 0;
  let there = 0;
  let sure = 0;
  let seen = 0;
  for (let i = 0; i < count; i++) {
    const spot = places[i];
    if (!spot) continue;
    there++;
    sure += spot.weight;
    seen |= 1 << spot.at;
  }
  if (there === 0) return 0;
  let distinct = 0;
  for (; seen !== 0; seen &= seen - 1) distinct++;
  const fit = Math.min(1, distinct / of) * Math.min(1, there / count);
  return (fit === 1 ? 1 : fit * fit * WEIGHTS.partialFit) * (sure / there);
}

/** Boost for a section that documents the identifier in the query. `heading`: how well the heading fits, from 0 to 1; `names`: the columns that are the whole query. */
export function nameBonus({ named }: SectionMatch, heading: number, names: readonly number[]): number {
  const fields = names.reduce((all, at) => all | (named[at] ?? 0), 0);
  if (heading === 1 && fields & FIELD.heading) return WEIGHTS.nameHeading;
  return fields & FIELD.named ? WEIGHTS.nameRow : 0;
}

export interface PhrasingQuery {
  columns: readonly Column[];
  /** Number of the query's own slots. */
  count: number;
  /** Combined importance of all its slots. */
  worth: number;
}

/** How well the best phrasing of a section fits the query: 1 if both have the same words. */
export function phrasingBonus(phrasings: readonly (PhrasingSpot[] | undefined)[], { columns, count, worth }: PhrasingQuery): number {
  const phrases = new Map<number, { of: number; words: number; worth: number }>();
  for (let i = 0; i < count; i++) {
    const column = columns[i];
    const spots = phrasings[i];
    if (!spots || !column) continue;
    // Count each phrase once.
    for (const { phrase, of, weight } of new Map(spots.map((spot) => [spot.phrase, spot])).values()) {
      const known = phrases.get(phrase) ?? { of, words: 0, worth: 0 };
      phrases.set(phrase, known);
      // A part of a compound isn't another word.
      if (column.slot.share === 1) known.words += weight;
      known.worth += column.importance * weight;
    }
  }
  let most = 0;
  for (const { of, words, worth: met } of phrases.values())
    most = Math.max(most, (met / worth) ** WEIGHTS.wholeQuery * Math.min(1, words / of) ** WEIGHTS.wholePhrase);
  return most;
}

/** The columns that cover the whole query: the slot of a single identifier (`$.flow.exit`), and phrases. Phrase columns follow slot columns. */
export function codeNames(slots: readonly Slot[], phrases: readonly Phrase[]): number[] {
  const whole = slots.flatMap(({ share }, at) => (share === 1 ? [at] : []));
  const names = whole.length === 1 ? whole.filter((at) => slots[at]?.symbol) : [];
  return [...names, ...phrases.flatMap((phrase, i) => (phrase.whole ? [slots.length + i] : []))];
}
