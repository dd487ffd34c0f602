import type { IndexReader } from '../format/index-reader.ts';
import { codeNames, headingBonus, nameBonus, phrasingBonus } from './match-bonus.ts';
import type { Paraphrase, Plan } from './plan-query.ts';
import { type Column, gatherSectionMatches, readColumn, type SectionMatch } from './section-matches.ts';
import { WEIGHTS } from './weights.ts';

/** A matching section, with the reasons for its score. */
export interface Hit {
  page: number;
  section: number;
  score: number;
  /** Matches of the slots, in the order of the plan. */
  found: TermMatch[];
  /** Share of the score from a title or heading that fits the query. */
  heading: number;
  /** Share from documenting the identifier in the query. */
  name: number;
  /** Share from a matching phrasing. */
  phrasings: number;
}

export interface TermMatch {
  term: string;
  word: string;
  kind: string;
  flags: number;
  value: number;
}

/** A matching section with its score. */
export interface Ranked {
  match: SectionMatch;
  score: number;
}

export interface Ranking {
  /** Matching sections, best first. */
  ranked: Ranked[];
  /** Explains the score of a section. */
  report: (ranked: Ranked) => Hit;
}

/** Ranks the sections that match the plan. */
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
  };
  const buffer = new ScoreBuffer(query); // shared, because there may be thousands of matches
  const ranked = gatherSectionMatches(columns, slots.length).map((match) => ({ match, score: score(match, query, buffer).score }));
  ranked.sort((a, b) => b.score - a.score || a.match.page - b.match.page || a.match.section - b.match.section);
  return { ranked, report: ({ match }) => hit(match, query) };
}

interface Query {
  columns: readonly Column[];
  /** Number of the query's own slots. The columns after them belong to phrases, then to paraphrases. */
  count: number;
  firstParaphrase: number;
  /** Columns that cover the whole query. */
  names: readonly number[];
  paraphrases: readonly Paraphrase[];
  /** Number of the first page in another language. */
  firstForeign: number;
  /** Combined importance of all slots. */
  worth: number;
}

/** What each column and slot contributes to the score of one section. */
class ScoreBuffer {
  /** By column. */
  readonly values: Float64Array;
  /** By slot: the column that satisfies it, either its own or a paraphrase's, or -1. */
  readonly sources: Int16Array;

  constructor({ columns, count }: Query) {
    this.values = new Float64Array(columns.length);
    this.sources = new Int16Array(count);
  }
}

/** Fills the buffer for a section and returns its score. */
function score(match: SectionMatch, query: Query, buffer: ScoreBuffer): Pick<Hit, 'score' | 'heading' | 'name' | 'phrasings'> {
  const { columns, count, names, worth } = query;
  const { values, sources } = buffer;
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
  for (let i = 0; i < count; i++) sources[i] = match.entries[i] ? i : -1;
  const { extra, mentions } = applyParaphrases(match, query, buffer);

  let sum = extra;
  let met = 0;
  for (let i = 0; i < count; i++) {
    const importance = columns[i]?.importance ?? 0;
    const value = values[i] ?? 0;
    sum += value;
    if ((sources[i] ?? -1) >= 0) met += importance;
    else if (title[i]) met += importance;
    else if (value > 0) met += importance * WEIGHTS.metElsewhere;
  }
  const coverage = worth === 0 ? 1 : met / worth;
  const fit = headingBonus(mentions.heading, match.of, count);
  const heading = fit * (match.section === 0 ? WEIGHTS.titleFit : WEIGHTS.headingBonus) * worth;
  const name = nameBonus(match, fit, names) * worth;
  const phrase = mentions.phrasings.length === 0 ? 0 : phrasingBonus(mentions.phrasings, query);
  const phrasings = phrase * WEIGHTS.phrasingBonus * worth;
  const language = match.page >= query.firstForeign ? WEIGHTS.foreign : 1;
  const covered = WEIGHTS.coverageFloor + (1 - WEIGHTS.coverageFloor) * coverage ** WEIGHTS.coveragePower;
  return {
    score: (sum * covered + heading + phrasings + name) * (match.section === 0 ? WEIGHTS.start : 1) * language,
    heading,
    name,
    phrasings,
  };
}

/** By slot: its positions in the heading and phrasings of a section. */
type Mentions = Pick<SectionMatch, 'heading' | 'phrasings'>;

/**
 * Replaces slots in the buffer with paraphrases that score higher. `extra` is the value of the best
 * paraphrase that replaces no slot. `mentions` are the section's, plus those from paraphrases.
 */
function applyParaphrases(
  match: SectionMatch,
  { columns, firstParaphrase, paraphrases }: Query,
  { values, sources }: ScoreBuffer,
): { extra: number; mentions: Mentions } {
  let extra = 0;
  let mentions: Mentions = match;
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
    // A paraphrase is worth at most as much as what it replaces.
    const replaced = instead.reduce((sum, i) => sum + (columns[i]?.importance ?? 0), 0);
    const share = instead.length === 0 ? 1 / words.length : Math.min(1, replaced / Math.max(spent, 0.01));
    const value = found * weight * (complete ? 1 : WEIGHTS.tornParaphrase) * share;
    if (value <= instead.reduce((sum, i) => sum + (values[i] ?? 0), 0)) continue;
    if (instead.length === 0) extra = Math.max(extra, value);
    if (mentions === match) mentions = { heading: [...match.heading], phrasings: [...match.phrasings] };
    for (const [nth, i] of instead.entries()) {
      const own = nth < words.length ? first + nth : first;
      values[i] = value / instead.length;
      sources[i] = match.entries[own] ? own : -1;
      const spot = match.heading[own];
      mentions.heading[i] ??= spot && { ...spot, weight: spot.weight * weight };
      mentions.phrasings[i] ??= match.phrasings[own]?.map((spotted) => ({ ...spotted, weight: spotted.weight * weight }));
    }
  }
  return { extra, mentions };
}

function hit(match: SectionMatch, query: Query): Hit {
  const buffer = new ScoreBuffer(query);
  const scored = score(match, query, buffer);
  const found = [...buffer.sources].flatMap((at, i): TermMatch[] => {
    const entry = match.entries[at];
    const slot = query.columns[at]?.slot;
    if (!entry || !slot) return [];
    return [{ term: slot.term, word: entry.word, kind: entry.kind, flags: match.flags[at] ?? 0, value: buffer.values[i] ?? 0 }];
  });
  return { page: match.page, section: match.section, found, ...scored };
}
