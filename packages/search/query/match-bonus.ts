import { FIELD } from '../format/postings.ts';
import type { Phrase, Slot } from './plan-query.ts';
import type { Column, PhrasingSpot, SectionMatch, Spot } from './section-matches.ts';
import { WEIGHTS } from './weights.ts';

/** 1 where the heading is the query, word by word; less for each word that only one of them has, or that stands elsewhere. */
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

/** How surely the query, as one name of code, is explained here. `heading`: how well it is the heading, from 0 to 1; `names`: the columns that are the query as a whole. */
export function nameBonus({ named }: SectionMatch, heading: number, names: readonly number[]): number {
  const fields = names.reduce((all, at) => all | (named[at] ?? 0), 0);
  if (heading === 1 && fields & FIELD.heading) return WEIGHTS.nameHeading;
  return fields & FIELD.named ? WEIGHTS.nameRow : 0;
}

export interface PhrasingQuery {
  columns: readonly Column[];
  /** Number of the query's own slots. */
  count: number;
  /** What its slots are worth together. */
  worth: number;
}

/** The phrase of a place that is most like the query: 1 where it has all its words and no other. */
export function phrasingBonus(phrasings: readonly (PhrasingSpot[] | undefined)[], { columns, count, worth }: PhrasingQuery): number {
  const phrases = new Map<number, { of: number; words: number; worth: number }>();
  for (let i = 0; i < count; i++) {
    const column = columns[i];
    const spots = phrasings[i];
    if (!spots || !column) continue;
    // Each phrase once.
    for (const { phrase, of, weight } of new Map(spots.map((spot) => [spot.phrase, spot])).values()) {
      const known = phrases.get(phrase) ?? { of, words: 0, worth: 0 };
      phrases.set(phrase, known);
      // A piece of a compound is no word more.
      if (column.slot.share === 1) known.words += weight;
      known.worth += column.importance * weight;
    }
  }
  let most = 0;
  for (const { of, words, worth: met } of phrases.values())
    most = Math.max(most, (met / worth) ** WEIGHTS.wholeQuery * Math.min(1, words / of) ** WEIGHTS.wholePhrase);
  return most;
}

/** The columns that are what was asked for: a name of code that is the whole query (`$.flow.exit`), and its phrase. The columns of phrases follow those of slots. */
export function codeNames(slots: readonly Slot[], phrases: readonly Phrase[]): number[] {
  const whole = slots.flatMap(({ share }, at) => (share === 1 ? [at] : []));
  const names = whole.length === 1 ? whole.filter((at) => slots[at]?.symbol) : [];
  return [...names, ...phrases.flatMap((phrase, i) => (phrase.whole ? [slots.length + i] : []))];
}
