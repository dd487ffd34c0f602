import type { IndexReader, WordEntry } from '../format/index-reader.ts';
import { FIELD, type HeadingPosition, LEVEL, type PhrasingPosition } from '../format/postings.ts';
import type { Slot } from './plan-query.ts';
import { WEIGHTS } from './weights.ts';

/** A slot of the plan with its entries in the index. */
export interface Column {
  slot: Slot;
  entries: ColumnEntry[];
  /** Inverse document frequency: rare words weigh more. */
  importance: number;
}

export interface ColumnEntry {
  word: string;
  kind: string;
  weight: number;
  entry: WordEntry;
  idf: number;
}

/** A section with its matches by column. */
export interface SectionMatch {
  page: number;
  section: number;
  values: number[];
  /** The entry behind each value. */
  entries: (ColumnEntry | undefined)[];
  flags: number[];
  /** For identifiers and phrases: the fields of the section with an exact match. */
  named: number[];
  /** By slot: the position in the heading. `of`: number of words in the heading. */
  heading: (Spot | undefined)[];
  of: number;
  /** By slot: the phrasings of the section that contain it. */
  phrasings: (PhrasingSpot[] | undefined)[];
  onPage: PageMatches;
}

/** Matches of a whole page, by column. */
export interface PageMatches {
  /** Value of the word in the title. */
  title: number[];
  /** The highest value in one of its sections. */
  anywhere: number[];
  /** Number of sections with the word: a page that keeps mentioning it is about it. */
  gathered: number[];
}

export interface Spot {
  at: number;
  /** Confidence that this is the word of the query. */
  weight: number;
}

export interface PhrasingSpot extends PhrasingPosition {
  /** As in `Spot`. */
  weight: number;
}

/** All sections with a match. `count`: number of the query's own slots. */
export function gatherSectionMatches(columns: readonly Column[], count: number): SectionMatch[] {
  const matches = new Map<number, SectionMatch>();
  const pages = new Map<number, PageMatches>();
  columns.forEach(({ slot, entries }, at) => {
    for (const column of entries) {
      const worth = column.idf * column.weight;
      const weight = column.weight / slot.share;
      for (const { page, section, flags, heading, phrasings } of column.entry.postings) {
        const named = slot.symbol && flags & FIELD.named ? WEIGHTS.symbolNamed : 0;
        const often =
          flags === FIELD.phrasings && column.kind !== 'beginning' ? Math.log2(phrasings?.length ?? 1) * WEIGHTS.phrasingsOften : 0;
        const value = worth * (fieldWeight(flags, section) + named + often);
        let onPage = pages.get(page);
        if (!onPage) {
          onPage = { title: [], anywhere: [], gathered: [] };
          pages.set(page, onPage);
        }
        const key = page * 1024 + section;
        let match = matches.get(key);
        if (!match) {
          match = {
            page,
            section,
            values: [],
            entries: [],
            flags: [],
            named: NONE,
            heading: NONE,
            of: 0,
            phrasings: NONE,
            onPage,
          };
          matches.set(key, match);
        }
        if ((match.values[at] ?? 0) < value) {
          match.values[at] = value;
          match.entries[at] = column;
          match.flags[at] = flags;
        }
        // `steps.trigger.event.body` is a reading of `steps.trigger.event`, but a different identifier.
        if (column.weight === 1 && (slot.symbol || at >= count)) {
          if (match.named === NONE) match.named = [];
          match.named[at] = (match.named[at] ?? 0) | flags;
        }
        if (heading) {
          match.heading = withSpot(match.heading, at, heading, weight);
          match.of = heading.of;
        }
        if (phrasings)
          match.phrasings =
            flags === FIELD.phrasings
              ? withPhrasings(match.phrasings, at, phrasings, weight)
              : withPhrasings(match.phrasings, at, phrasings.map(ofMessage), weight * WEIGHTS.ownPhrase);
        if (flags !== FIELD.phrasings && column.kind !== 'beginning') onPage.gathered[at] = (onPage.gathered[at] ?? 0) + 1;
        if (section === 0 && heading && (onPage.title[at] ?? 0) < worth) onPage.title[at] = worth;
        if ((onPage.anywhere[at] ?? 0) < value) onPage.anywhere[at] = value;
      }
    }
  });
  return [...matches.values()];
}

function fieldWeight(flags: number, section: number): number {
  let sum = WEIGHTS.level[flags & LEVEL] ?? 0;
  if (flags & FIELD.heading) sum += section === 0 ? WEIGHTS.title : WEIGHTS.heading;
  if (flags & FIELD.code) sum += WEIGHTS.code;
  if (flags & FIELD.path) sum += WEIGHTS.path;
  if (flags === FIELD.phrasings) sum += WEIGHTS.phrasings;
  return sum;
}

/** Shared by sections that match only in their text, which most do. */
const NONE: never[] = [];

function withSpot(known: (Spot | undefined)[], slot: number, { at }: HeadingPosition, weight: number): (Spot | undefined)[] {
  const list = known === NONE ? [] : known;
  if ((list[slot]?.weight ?? 0) < weight) list[slot] = { at, weight };
  return list;
}

/** Error messages and former headings are numbered separately from readers' phrasings. */
function ofMessage({ phrase, of }: PhrasingPosition): PhrasingPosition {
  return { phrase: phrase + MESSAGES, of };
}
const MESSAGES = 1000;

function withPhrasings(
  known: (PhrasingSpot[] | undefined)[],
  slot: number,
  spots: readonly PhrasingPosition[],
  weight: number,
): (PhrasingSpot[] | undefined)[] {
  const list = known === NONE ? [] : known;
  const own = spots.map(({ phrase, of }) => ({ phrase, of, weight }));
  list[slot] = list[slot]?.concat(own) ?? own;
  return list;
}

/** Reads the index entries of a slot. `total`: number of sections. */
export async function readColumn(slot: Slot, index: IndexReader, total: number): Promise<Column> {
  const worth = slot.faint ? WEIGHTS.faint : 1;
  const entries: Column['entries'] = [];
  for (const { word, kind, weight } of slot.readings) {
    const entry = await index.entry(word);
    if (entry) entries.push({ word, kind, weight: weight * slot.share, entry, idf: idf(entry.count, total) * worth });
  }
  // Frequency is that of all forms together, not of the rarest one.
  const sure = entries.filter(({ kind }) => kind !== 'beginning');
  const common = idf(Math.max(0, ...(sure.length > 0 ? sure : entries).map(({ entry }) => entry.count)), total) * worth;
  for (const entry of entries) entry.idf = Math.min(entry.idf, common * WEIGHTS.rareForm);
  return {
    slot,
    entries,
    importance: (entries.length > 0 ? common : idf(0, total) * WEIGHTS.unknownWord * worth) * slot.share,
  };
}

function idf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5)) + WEIGHTS.idfFloor;
}
