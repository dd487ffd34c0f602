import { FIELD } from '../format/postings.ts';
import type { Phrase } from './plan-query.ts';
import type { Column, Said, SectionMatch, Spot } from './section-matches.ts';
import { WEIGHTS } from './weights.ts';

/** 1 where the heading is the query, word by word; less for each word that only one of them has, or that stands elsewhere. */
export function headingBonus(places: readonly (Spot | undefined)[], of: number, columns: readonly Column[], count: number): number {
  if (of === 0) return 0;
  let phrasings = count;
  let there = 0;
  let sure = 0;
  let seen = 0;
  for (let i = 0; i < count; i++) {
    const spot = places[i];
    if (!spot) {
      if (columns[i]?.slot.faint) phrasings--;
      continue;
    }
    there++;
    sure += spot.weight;
    seen |= 1 << spot.at;
  }
  if (there === 0) return 0;
  let distinct = 0;
  for (; seen !== 0; seen &= seen - 1) distinct++;
  const fit = Math.min(1, distinct / of) * Math.min(1, there / phrasings);
  return (fit === 1 ? 1 : fit * fit * WEIGHTS.partialFit) * (sure / there);
}

/** A column that is the query as a whole. */
export interface WholeName {
  at: number;
  /** Columns of its pieces. */
  pieces: readonly number[];
}

const ADDRESS = FIELD.path | FIELD.heading;

/** How surely the query, as one name of code, is explained here. `heading`: how well it is the heading, from 0 to 1. */
export function nameBonus({ named, flags }: SectionMatch, heading: number, names: readonly WholeName[]): number {
  let fields = 0;
  let addressed = false;
  for (const name of names) {
    fields |= named[name.at] ?? 0;
    addressed ||= name.pieces.length > 0 && name.pieces.every((at) => (flags[at] ?? 0) & ADDRESS);
  }
  if (heading === 1 && fields & FIELD.heading) return WEIGHTS.nameHeading;
  if (addressed && fields > 0) return WEIGHTS.nameInAddress;
  return fields & FIELD.named ? WEIGHTS.nameRow : 0;
}

export interface PhrasingQuery {
  columns: readonly Column[];
  /** Number of the query's own slots; the columns of its phrases follow. */
  count: number;
  phrases: readonly Phrase[];
  /** What its slots are worth together. */
  worth: number;
}

/** The phrase of a place that is most like the query: 1 where it has all its words and no other. */
export function phrasingBonus(
  phrasings: readonly (Said[] | undefined)[],
  { columns, count, phrases: whole, worth }: PhrasingQuery,
): number {
  const phrases = new Map<number, { of: number; words: number; worth: number }>();
  for (let i = 0; i < count; i++) {
    const column = columns[i];
    const spots = phrasings[i];
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
  whole.forEach((said, i) => {
    const share = said.whole ? 1 : said.of.reduce((sum, at) => sum + (columns[at]?.importance ?? 0), 0) / worth;
    for (const { phrase, weight } of phrasings[count + i] ?? []) {
      const known = phrases.get(phrase);
      phrases.set(phrase, { of: 1, words: weight, worth: Math.max(known?.worth ?? 0, share * worth * weight) });
    }
  });
  let most = 0;
  for (const { of, words, worth: met } of phrases.values())
    most = Math.max(most, (met / worth) ** WEIGHTS.wholeQuery * Math.min(1, words / of) ** WEIGHTS.wholePhrase);
  return most;
}

/** Each phrase once, by its surest word. */
function surest(spots: readonly Said[]): Map<number, Said> {
  const found = new Map<number, Said>();
  for (const spot of spots) if ((found.get(spot.phrase)?.weight ?? 0) < spot.weight) found.set(spot.phrase, spot);
  return found;
}
