import type { IndexReader, WordEntry } from './index-reader.ts';
import type { Paraphrase, Plan, Slot } from './plan-query.ts';
import { type AskedSpot, FIELD, LEVEL, type Place } from './postings.ts';
import { WEIGHTS } from './weights.ts';

/** A section that answers, with why. */
export interface Hit {
  page: number;
  section: number;
  score: number;
  /** What each slot found here, in the order of the plan. */
  found: Found[];
  /** How much of the score the title or heading added, for standing there as asked. */
  heading: number;
  /** How much a phrase added by which readers ask for this place. */
  asked: number;
}

export interface Found {
  term: string;
  word: string;
  kind: string;
  flags: number;
  value: number;
}

interface Cell {
  page: number;
  section: number;
  found: (Found | undefined)[];
  /** Places in the heading by slot, and the number of its words. */
  heading: (Spot | undefined)[];
  of: number;
  second: (Spot | undefined)[];
  secondOf: number;
  /** By slot: the phrases by which readers ask for this place that have it. */
  asked: (Said[] | undefined)[];
}

interface Said extends AskedSpot {
  /** As in `Spot`. */
  weight: number;
}

interface Spot {
  at: number;
  /** How sure it is that the word there is the one asked for. */
  weight: number;
}

interface Column {
  slot: Slot;
  entries: { word: string; kind: string; weight: number; entry: WordEntry; idf: number }[];
  /** What the word is worth: rare words more than common ones. */
  importance: number;
}

/** All sections that answer the plan, best first. */
export async function rank({ slots, paraphrases }: Plan, index: IndexReader): Promise<Hit[]> {
  const total = index.root.sections;
  const columns = await Promise.all(
    [...slots, ...paraphrases.flatMap((paraphrase) => paraphrase.words)].map((slot) => column(slot, index, total)),
  );
  const cells = new Map<number, Cell>();
  const titles = new Map<number, (number | undefined)[]>();
  const anywhere = new Map<number, (number | undefined)[]>();
  const gathered = new Map<number, (number | undefined)[]>();

  columns.forEach(({ slot, entries }, at) => {
    for (const { word, kind, weight, entry, idf } of entries) {
      for (const { page, section, flags, heading, second, asked } of entry.postings) {
        const value = idf * weight * (fieldWeight(flags, section) + (slot.symbol ? definition(flags, section) : 0));
        const key = page * 1024 + section;
        let cell = cells.get(key);
        if (!cell) {
          cell = { page, section, found: [], heading: [], of: 0, second: [], secondOf: 0, asked: [] };
          cells.set(key, cell);
        }
        if (asked) noteAsked(cell.asked, at, asked, weight / slot.share);
        if ((cell.found[at]?.value ?? 0) < value) cell.found[at] = { term: slot.term, word, kind, flags, value };
        const strong = weight / slot.share >= WEIGHTS.headingNeeds;
        if (heading && strong) note(cell.heading, at, heading, weight / slot.share, () => (cell.of = heading.of));
        if (second && strong) note(cell.second, at, second, weight / slot.share, () => (cell.secondOf = second.of));
        if (section === 0 && (heading || second)) keepMost(titles, page, at, idf * weight);
        keepMost(anywhere, page, at, value);
        if (kind !== 'beginning' && !asked) countSection(gathered, page, at);
      }
    }
  });

  const hits: Hit[] = [];
  for (const cell of cells.values())
    hits.push(
      score(cell, {
        columns,
        count: slots.length,
        paraphrases,
        title: titles.get(cell.page) ?? [],
        anywhere: anywhere.get(cell.page) ?? [],
        gathered: gathered.get(cell.page) ?? [],
      }),
    );
  return hits.sort((a, b) => b.score - a.score || a.page - b.page || a.section - b.section);
}

async function column(slot: Slot, index: IndexReader, total: number): Promise<Column> {
  const entries: Column['entries'] = [];
  for (const { word, kind, weight } of slot.readings) {
    const entry = await index.entry(word);
    if (entry) entries.push({ word, kind, weight: weight * slot.share, entry, idf: idf(entry.count, total) });
  }
  // The forms of a word together say how common it is, not the rarest of them.
  const sure = entries.filter(({ kind }) => kind !== 'beginning');
  const common = idf(Math.max(0, ...(sure.length > 0 ? sure : entries).map(({ entry }) => entry.count)), total);
  for (const entry of entries) entry.idf = Math.min(entry.idf, common * WEIGHTS.rareForm);
  return { slot, entries, importance: (entries.length > 0 ? common : idf(0, total) * WEIGHTS.unknownWord) * slot.share };
}

function idf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5)) + WEIGHTS.idfFloor;
}

function fieldWeight(flags: number, section: number): number {
  const level = WEIGHTS.level[flags & LEVEL] ?? 0;
  const heading = flags & FIELD.heading ? (section === 0 ? WEIGHTS.title : WEIGHTS.heading) : flags & FIELD.second ? WEIGHTS.second : 0;
  const above = flags & FIELD.above ? (section === 0 ? WEIGHTS.description : WEIGHTS.above) : 0;
  const early = flags & FIELD.early ? WEIGHTS.early : 0;
  return (
    level +
    early +
    heading +
    above +
    (flags & FIELD.code ? WEIGHTS.code : 0) +
    (flags & FIELD.path ? WEIGHTS.path : 0) +
    (flags & FIELD.asked ? WEIGHTS.asked : 0)
  );
}

/** What the places of a name of code add: where it is explained, and not where it is used. */
function definition(flags: number, section: number): number {
  return (
    (flags & FIELD.heading ? WEIGHTS.symbolHeading : 0) +
    (flags & FIELD.second ? WEIGHTS.symbolHeading : 0) +
    (flags & FIELD.defined ? WEIGHTS.symbolDefined : 0) +
    (flags & FIELD.above && section === 0 ? WEIGHTS.symbolDescription : 0)
  );
}

interface Context {
  columns: Column[];
  /** Number of the query's own slots; the columns after them belong to paraphrases. */
  count: number;
  paraphrases: Paraphrase[];
  title: (number | undefined)[];
  anywhere: (number | undefined)[];
  /** In how many sections of the page the word stands: a page that comes back to it is about it. */
  gathered: (number | undefined)[];
}

function score(cell: Cell, { columns, count, paraphrases, title, anywhere, gathered }: Context): Hit {
  const values = columns.map(({ importance }, at) => {
    const own = Math.max(cell.found[at]?.value ?? 0, (title[at] ?? 0) * WEIGHTS.pageTitle, (anywhere[at] ?? 0) * WEIGHTS.elsewhere);
    return own === 0 ? 0 : own + importance * WEIGHTS.gathered * Math.log2(Math.max(1, gathered[at] ?? 0));
  });
  const found = cell.found.slice(0, count);
  const heading = cell.heading.slice(0, count);
  const second = cell.second.slice(0, count);
  const asked = cell.asked.slice(0, count);
  let extra = 0;
  let at = count;
  for (const { instead, words, weight } of paraphrases) {
    const own = words.map((_, i) => at + i);
    at += words.length;
    const parts = own.map((i) => values[i] ?? 0);
    const complete = own.every((i) => cell.found[i]) ? 1 : WEIGHTS.tornParaphrase;
    // Said in other words it is worth no more than what was asked for.
    const worth = instead.reduce((sum, i) => sum + (columns[i]?.importance ?? 0), 0);
    const spent = own.reduce((sum, i) => sum + (columns[i]?.importance ?? 0), 0);
    const value =
      parts.reduce((a, b) => a + b, 0) *
      weight *
      complete *
      (instead.length === 0 ? 1 / words.length : Math.min(1, worth / Math.max(spent, 0.01)));
    const before = instead.reduce((sum, i) => sum + (values[i] ?? 0), 0);
    if (value <= before) continue;
    if (instead.length === 0) extra = Math.max(extra, value);
    instead.forEach((i, nth) => {
      values[i] = value / instead.length;
      const said = cell.found[own[nth] ?? own[0] ?? -1];
      found[i] = said ? { ...said, value: value / instead.length } : undefined;
      heading[i] ??= weaker(cell.heading[own[nth] ?? own[0] ?? -1], weight);
      second[i] ??= weaker(cell.second[own[nth] ?? own[0] ?? -1], weight);
      asked[i] ??= cell.asked[own[nth] ?? own[0] ?? -1]?.map((spot) => ({ ...spot, weight: spot.weight * weight }));
    });
  }

  let sum = extra;
  let worthAll = 0;
  let met = 0;
  for (let i = 0; i < count; i++) {
    const worth = columns[i]?.importance ?? 0;
    sum += values[i] ?? 0;
    worthAll += worth;
    if (found[i]) met += worth;
    else if (title[i]) met += worth * WEIGHTS.metInTitle;
    else if ((values[i] ?? 0) > 0) met += worth * WEIGHTS.metElsewhere;
  }
  const coverage = worthAll === 0 ? 1 : met / worthAll;
  const first = headingFit(heading, cell.of, count);
  const fit = Math.max(
    first * (cell.section === 0 ? WEIGHTS.titleFit : WEIGHTS.headingFit),
    headingFit(second, cell.secondOf, count) * WEIGHTS.secondFit,
  );
  const bonus = fit * worthAll;
  const phrase = askedFit(asked, columns, count) * WEIGHTS.askedFit * worthAll;
  const start = cell.section === 0 ? WEIGHTS.start : 1;
  return {
    page: cell.page,
    section: cell.section,
    score: (sum * (WEIGHTS.coverageFloor + (1 - WEIGHTS.coverageFloor) * coverage ** WEIGHTS.coveragePower) + bonus + phrase) * start,
    found: found.filter((entry) => entry !== undefined),
    heading: bonus,
    asked: phrase,
  };
}

/** 1 where the heading is the query, word by word; less for each word that only one of them has, or that stands elsewhere. */
function headingFit(places: readonly (Spot | undefined)[], of: number, asked: number): number {
  if (of === 0) return 0;
  const there = places.filter((place) => place !== undefined);
  if (there.length === 0) return 0;
  const distinct = new Set(there.map(({ at }) => at)).size;
  const ordered = there.every(({ at }, i) => i === 0 || at >= (there[i - 1]?.at ?? 0));
  const fit = Math.min(1, distinct / of) * Math.min(1, there.length / asked);
  const sure = there.reduce((sum, { weight }) => sum + weight, 0) / there.length;
  return (fit === 1 ? 1 : fit * fit * WEIGHTS.partialFit) * (ordered ? 1 : WEIGHTS.disorder) * sure;
}

/** The phrase of a place that is most like the query: 1 where it has all its words and no other. */
function askedFit(asked: readonly (Said[] | undefined)[], columns: readonly Column[], count: number): number {
  const phrases = new Map<number, { of: number; words: number; worth: number }>();
  let all = 0;
  for (let i = 0; i < count; i++) {
    const { importance = 0, slot } = columns[i] ?? {};
    all += importance;
    for (const { phrase, of, weight } of best(asked[i])) {
      const known = phrases.get(phrase) ?? { of, words: 0, worth: 0 };
      phrases.set(phrase, known);
      known.of = Math.min(known.of, of);
      // A piece of a compound is no word more.
      if (slot?.share === 1) known.words += weight;
      known.worth += importance * weight;
    }
  }
  let most = 0;
  for (const { of, words, worth } of phrases.values())
    most = Math.max(most, (worth / all) ** WEIGHTS.askedQuery * Math.min(1, words / of) ** WEIGHTS.askedPhrase);
  return most;
}

/** Once for each phrase, by its surest word. */
function best(asked: readonly Said[] = []): Said[] {
  return asked.filter(
    (spot, i) =>
      !asked.some((other, j) => other.phrase === spot.phrase && (other.weight > spot.weight || (other.weight === spot.weight && j < i))),
  );
}

function weaker(spot: Spot | undefined, weight: number): Spot | undefined {
  return spot && { at: spot.at, weight: spot.weight * weight };
}

function note(list: (Spot | undefined)[], slot: number, { at }: Place, weight: number, count: () => void): void {
  if ((list[slot]?.weight ?? 0) < weight) list[slot] = { at, weight };
  count();
}

function noteAsked(list: (Said[] | undefined)[], slot: number, spots: readonly AskedSpot[], weight: number): void {
  const said = spots.map((spot) => ({ ...spot, weight }));
  list[slot] = list[slot]?.concat(said) ?? said;
}

function countSection(pages: Map<number, (number | undefined)[]>, page: number, at: number): void {
  let list = pages.get(page);
  if (!list) {
    list = [];
    pages.set(page, list);
  }
  list[at] = (list[at] ?? 0) + 1;
}

function keepMost(pages: Map<number, (number | undefined)[]>, page: number, at: number, value: number): void {
  let list = pages.get(page);
  if (!list) {
    list = [];
    pages.set(page, list);
  }
  if ((list[at] ?? 0) < value) list[at] = value;
}
