import type { IndexReader, WordEntry } from '../format/index-reader.ts';
import { FIELD, type HeadingPosition, LEVEL, type PhrasingPosition } from '../format/postings.ts';
import type { Slot } from './plan-query.ts';
import { WEIGHTS } from './weights.ts';

/** A slot of the plan with what the index has for it. */
export interface Column {
  slot: Slot;
  entries: ColumnEntry[];
  /** What the word is worth: rare words more than common ones. */
  importance: number;
}

export interface ColumnEntry {
  word: string;
  kind: string;
  weight: number;
  entry: WordEntry;
  idf: number;
}

/** A section with what it has of each column. */
export interface SectionMatch {
  page: number;
  section: number;
  values: number[];
  /** Where each value comes from. */
  entries: (ColumnEntry | undefined)[];
  flags: number[];
  /** Of names of code and of phrases: all fields of the section that have them just so. */
  named: number[];
  /** Places in the heading by slot, and the number of its words. */
  heading: (Spot | undefined)[];
  of: number;
  /** By slot: the phrases by which readers ask for this place that have it. */
  phrasings: (PhrasingSpot[] | undefined)[];
  onPage: PageMatches;
}

/** What a page as a whole has of each column. */
export interface PageMatches {
  /** The word's worth where the title has it. */
  title: number[];
  /** The most that one of its sections has. */
  anywhere: number[];
  /** In how many sections of the page the word stands: a page that comes back to it is about it. */
  gathered: number[];
}

export interface Spot {
  at: number;
  /** How sure it is that the word there is the one asked for. */
  weight: number;
}

export interface PhrasingSpot extends PhrasingPosition {
  /** As in `Spot`. */
  weight: number;
}

/** Every section that has something of a column. `count`: number of the query's own slots. */
export function gatherSectionMatches(columns: readonly Column[], count: number): SectionMatch[] {
  const matches = new Map<number, SectionMatch>();
  const pages = new Map<number, PageMatches>();
  columns.forEach(({ slot, entries }, at) => {
    for (const column of entries) {
      const worth = column.idf * column.weight;
      const weight = column.weight / slot.share;
      for (const { page, section, flags, heading, phrasings } of column.entry.postings) {
        const value = worth * (fieldWeight(flags, section) + (slot.symbol && flags & FIELD.named ? WEIGHTS.symbolNamed : 0));
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
        // `steps.trigger.event.body` is a reading of `steps.trigger.event`, and another name.
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
              : withPhrasings(match.phrasings, at, phrasings.map(ofMessage), weight);
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

/** Most sections have the words in their text alone: they share this list. */
const NONE: never[] = [];

function withSpot(known: (Spot | undefined)[], slot: number, { at }: HeadingPosition, weight: number): (Spot | undefined)[] {
  const list = known === NONE ? [] : known;
  if ((list[slot]?.weight ?? 0) < weight) list[slot] = { at, weight };
  return list;
}

/** Messages are numbered apart from the phrases of readers. */
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
  const said = spots.map(({ phrase, of }) => ({ phrase, of, weight }));
  list[slot] = list[slot]?.concat(said) ?? said;
  return list;
}

/** What the index has of a slot, with how rare it is among all sections, of which there are `total`. */
export async function readColumn(slot: Slot, index: IndexReader, total: number): Promise<Column> {
  const worth = slot.faint ? WEIGHTS.faint : 1;
  const entries: Column['entries'] = [];
  for (const { word, kind, weight } of slot.readings) {
    const entry = await index.entry(word);
    if (entry) entries.push({ word, kind, weight: weight * slot.share, entry, idf: idf(entry.count, total) * worth });
  }
  // How common a word is depends on all its forms together, not on the rarest one.
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
