import type { IndexReader } from '../format/index-reader.ts';
import { codeNames, headingBonus, nameBonus, phrasingBonus } from './match-bonus.ts';
import type { Paraphrase, Plan } from './plan-query.ts';
import { type Column, gatherSectionMatches, readColumn, type SectionMatch, type Spot } from './section-matches.ts';
import { WEIGHTS } from './weights.ts';

/** A matching section, with the reasons for its score. */
export interface Hit {
  page: number;
  section: number;
  score: number;
  /** What each slot found here, in the order of the plan. */
  found: Found[];
  /** How much of the score the title or heading added, for standing there as asked. */
  heading: number;
  /** How much it added that the query is a name of code which is explained here. */
  name: number;
  /** How much a phrase added by which readers ask for this place, or its title. */
  phrasings: number;
}

export interface Found {
  term: string;
  word: string;
  kind: string;
  flags: number;
  value: number;
}

/** A section in its place among the others. */
export interface Ranked {
  match: SectionMatch;
  score: number;
}

export interface Ranking {
  /** The sections that answer, best first. */
  ranked: Ranked[];
  /** One of them in full. */
  report: (ranked: Ranked) => Hit;
}

/** The sections that answer the plan. */
export async function rank({ slots, phrases, paraphrases }: Plan, index: IndexReader): Promise<Ranking> {
  const total = index.root.sections;
  const columns = await Promise.all(
    [...slots, ...phrases.map((phrase) => phrase.slot), ...paraphrases.flatMap((paraphrase) => paraphrase.words)].map((slot) =>
      readColumn(slot, index, total),
    ),
  );
  const query: Query = {
    columns,
    count: slots.length,
    firstParaphrase: slots.length + phrases.length,
    names: codeNames(slots, phrases),
    paraphrases,
    firstForeign: index.root.foreign?.first ?? Number.POSITIVE_INFINITY,
    worth: columns.slice(0, slots.length).reduce((sum, { importance }) => sum + importance, 0),
    values: new Float64Array(columns.length),
    from: new Int16Array(slots.length),
  };
  const ranked = gatherSectionMatches(columns, slots.length).map((match) => ({ match, score: score(match, query).score }));
  ranked.sort((a, b) => b.score - a.score || a.match.page - b.match.page || a.match.section - b.match.section);
  return { ranked, report: ({ match }) => hit(match, query) };
}

interface Query {
  columns: readonly Column[];
  /** Number of the query's own slots; the columns after them belong to its phrases, then to paraphrases. */
  count: number;
  firstParaphrase: number;
  /** Columns that are the query as a whole. */
  names: readonly number[];
  paraphrases: readonly Paraphrase[];
  /** Number of the first page in another language. */
  firstForeign: number;
  /** What all its slots are worth together. */
  worth: number;
  // Of the section that is looked at, to be written over for the next: there may be thousands.
  /** What each column is worth there. */
  values: Float64Array;
  /** The column that answers each slot there: its own, or one of a paraphrase; -1 for none. */
  from: Int16Array;
}

function score(match: SectionMatch, query: Query): Pick<Hit, 'score' | 'heading' | 'name' | 'phrasings'> {
  const { columns, count, names, worth, values, from } = query;
  const { title, anywhere, gathered } = match.onPage;
  for (let at = 0; at < columns.length; at++) {
    const most = anywhere[at];
    values[at] = 0;
    if (most === undefined) continue;
    const inherited = (title[at] ?? 0) * WEIGHTS.underTitle;
    const own = Math.max(match.values[at] ?? 0, most * WEIGHTS.elsewhere, inherited);
    const often = gathered[at] ?? 0;
    values[at] = own + (often > 1 ? (columns[at]?.importance ?? 0) * WEIGHTS.gathered * Math.log2(often) : 0);
  }
  for (let i = 0; i < count; i++) from[i] = match.entries[i] ? i : -1;
  const said = { heading: match.heading, phrasings: match.phrasings };
  const extra = paraphrase(match, query, said);

  let sum = extra;
  let met = 0;
  for (let i = 0; i < count; i++) {
    const importance = columns[i]?.importance ?? 0;
    const value = values[i] ?? 0;
    sum += value;
    if ((from[i] ?? -1) >= 0) met += importance;
    else if (title[i]) met += importance;
    else if (value > 0) met += importance * WEIGHTS.metElsewhere;
  }
  const coverage = worth === 0 ? 1 : met / worth;
  const own = headingBonus(said.heading, match.of, count);
  const heading = own * (match.section === 0 ? WEIGHTS.titleFit : WEIGHTS.headingBonus) * worth;
  const explained = nameBonus(match, own, names) * worth;
  const phrase = said.phrasings.length === 0 ? 0 : phrasingBonus(said.phrasings, query);
  const phrasings = phrase * WEIGHTS.phrasingBonus * worth;
  const language = match.page >= query.firstForeign ? WEIGHTS.foreign : 1;
  const covered = WEIGHTS.coverageFloor + (1 - WEIGHTS.coverageFloor) * coverage ** WEIGHTS.coveragePower;
  return {
    score: (sum * covered + heading + phrasings + explained) * (match.section === 0 ? WEIGHTS.start : 1) * language,
    heading,
    name: explained,
    phrasings,
  };
}

/** Puts in the place of slots what a paraphrase finds, where that is more. Returns what one adds that stands for no slot. */
function paraphrase(
  match: SectionMatch,
  { columns, firstParaphrase, paraphrases, values, from }: Query,
  said: Pick<SectionMatch, 'heading' | 'phrasings'>,
): number {
  let extra = 0;
  let at = firstParaphrase;
  for (const { instead, words, weight } of paraphrases) {
    const first = at;
    at += words.length;
    let found = 0;
    let complete = true;
    let spent = 0;
    for (let i = first; i < at; i++) {
      found += values[i] ?? 0;
      spent += columns[i]?.importance ?? 0;
      if (!match.entries[i]) complete = false;
    }
    if (found === 0) continue;
    // Said in other words it is worth no more than what was asked for.
    const replaced = instead.reduce((sum, i) => sum + (columns[i]?.importance ?? 0), 0);
    const share = instead.length === 0 ? 1 / words.length : Math.min(1, replaced / Math.max(spent, 0.01));
    const value = found * weight * (complete ? 1 : WEIGHTS.tornParaphrase) * share;
    if (value <= instead.reduce((sum, i) => sum + (values[i] ?? 0), 0)) continue;
    if (instead.length === 0) extra = Math.max(extra, value);
    if (said.heading === match.heading) {
      said.heading = [...match.heading];
      said.phrasings = [...match.phrasings];
    }
    instead.forEach((i, nth) => {
      const own = nth < words.length ? first + nth : first;
      values[i] = value / instead.length;
      from[i] = match.entries[own] ? own : -1;
      said.heading[i] ??= weaker(match.heading[own], weight);
      said.phrasings[i] ??= match.phrasings[own]?.map((spot) => ({ ...spot, weight: spot.weight * weight }));
    });
  }
  return extra;
}

function weaker(spot: Spot | undefined, weight: number): Spot | undefined {
  return spot && { at: spot.at, weight: spot.weight * weight };
}

function hit(match: SectionMatch, query: Query): Hit {
  const scored = score(match, query);
  const found = [...query.from].flatMap((at, i): Found[] => {
    const entry = match.entries[at];
    const slot = query.columns[at]?.slot;
    if (!entry || !slot) return [];
    return [{ term: slot.term, word: entry.word, kind: entry.kind, flags: match.flags[at] ?? 0, value: query.values[i] ?? 0 }];
  });
  return { page: match.page, section: match.section, found, ...scored };
}
