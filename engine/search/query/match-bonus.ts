import type { Cell, Column, Said, Spot } from './cells.ts';
import type { Phrase } from './plan-query.ts';
import { FIELD } from './postings.ts';
import { WEIGHTS } from './weights.ts';

/** 1 where the heading is the query, word by word; less for each word that only one of them has, or that stands elsewhere. */
export function headingFit(places: readonly (Spot | undefined)[], of: number, columns: readonly Column[], count: number): number {
  if (of === 0) return 0;
  let asked = count;
  let there = 0;
  let sure = 0;
  let seen = 0;
  let last = 0;
  let ordered = true;
  for (let i = 0; i < count; i++) {
    const spot = places[i];
    if (!spot) {
      if (columns[i]?.slot.faint) asked--;
      continue;
    }
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

/** How much of the query a heading says, in these words or others, together with those above it and the title of the page: `Email › Attachments`. 0 where the heading says more. */
export function trailFit(cell: Cell, said: Cell['heading'], { columns, count, worth }: AskedQuery): number {
  const { of, flags, onPage } = cell;
  if (of === 0 || cell.section === 0) return 0;
  let seen = 0;
  let met = 0;
  for (let i = 0; i < count; i++) {
    const spot = said[i];
    if (spot) seen |= 1 << spot.at;
    const sure = (flags[i] ?? 0) & FIELD.above || onPage.title[i] ? 1 : (spot?.weight ?? 0);
    met += (columns[i]?.importance ?? 0) * Math.min(1, sure);
  }
  let distinct = 0;
  for (; seen !== 0; seen &= seen - 1) distinct++;
  return distinct < of ? 0 : (met / worth) ** WEIGHTS.trailPower;
}

/** A column that is the query as a whole. */
export interface WholeName {
  at: number;
  /** What a row is worth that begins with it. */
  row: number;
  /** Columns of its pieces. */
  pieces: readonly number[];
}

const ADDRESS = FIELD.path | FIELD.heading | FIELD.second;

/** How surely the query, as one name of code, is explained here. `heading`: how well it is the heading, from 0 to 1. */
export function nameFit({ named, flags }: Cell, heading: number, names: readonly WholeName[]): number {
  let fields = 0;
  let row = 0;
  let addressed = false;
  for (const name of names) {
    fields |= named[name.at] ?? 0;
    row = Math.max(row, name.row);
    addressed ||= name.pieces.length > 0 && name.pieces.every((at) => (flags[at] ?? 0) & ADDRESS);
  }
  if (heading === 1 && fields & (FIELD.heading | FIELD.second)) return WEIGHTS.nameHeading;
  if (addressed && fields > 0) return WEIGHTS.nameInAddress;
  if (fields & FIELD.named) return row;
  if (fields & FIELD.defined) return WEIGHTS.nameDefined;
  return fields & FIELD.code ? WEIGHTS.nameCode : 0;
}

export interface AskedQuery {
  columns: readonly Column[];
  /** Number of the query's own slots; the columns of its phrases follow. */
  count: number;
  phrases: readonly Phrase[];
  /** What its slots are worth together. */
  worth: number;
}

/** The phrase of a place that is most like the query: 1 where it has all its words and no other. */
export function askedFit(asked: readonly (Said[] | undefined)[], { columns, count, phrases: whole, worth }: AskedQuery): number {
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
  whole.forEach((said, i) => {
    const share = said.whole ? 1 : said.of.reduce((sum, at) => sum + (columns[at]?.importance ?? 0), 0) / worth;
    for (const { phrase, weight } of asked[count + i] ?? []) {
      const known = phrases.get(phrase);
      phrases.set(phrase, { of: 1, words: weight, worth: Math.max(known?.worth ?? 0, share * worth * weight) });
    }
  });
  let most = 0;
  for (const { of, words, worth: met } of phrases.values())
    most = Math.max(most, (met / worth) ** WEIGHTS.askedQuery * Math.min(1, words / of) ** WEIGHTS.askedPhrase);
  return most;
}

/** Each phrase once, by its surest word. */
function surest(spots: readonly Said[]): Map<number, Said> {
  const found = new Map<number, Said>();
  for (const spot of spots) if ((found.get(spot.phrase)?.weight ?? 0) < spot.weight) found.set(spot.phrase, spot);
  return found;
}
