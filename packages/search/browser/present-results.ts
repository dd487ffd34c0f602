import { escapePattern } from '../../core/shared/escape.ts';
import { nearest } from '../../core/shared/wording.ts';
import type { IndexReader } from '../format/index-reader.ts';
import { excerpt, highlightMatches, type Piece, wordsToMark } from '../query/excerpt.ts';
import type { Plan } from '../query/plan-query.ts';
import type { Hit } from '../query/rank.ts';
import { resultAddress, type SearchAnswer, type SearchResult } from '../query/search-index.ts';
import type { ShownAnswer, ShownGroup, ShownResult } from './messages.ts';

/** Prepares an answer for rendering: grouped by page, with matches marked and, if the texts are loaded, an excerpt. */
export async function presentResults({ query, results, plan }: SearchAnswer, index: IndexReader, withTexts: boolean): Promise<ShownAnswer> {
  const groups: ShownGroup[] = [];
  for (const result of results) {
    let group = groups.find(({ path }) => path === result.path);
    if (!group) {
      const { foreign } = index.root;
      const lang = foreign && result.hit.page >= foreign.first ? { lang: foreign.lang } : {};
      group = { path: result.path, title: result.title, ...lang, results: [] };
      groups.push(group);
    }
    group.results.push(await showResult(result, index, withTexts));
  }
  const understood = plan.slots.flatMap(({ term, readings }) => (readings.length > 0 && !plan.corrections.has(term) ? [term] : []));
  const meant = [...plan.corrections].reduce((text, [term, word]) => text.replace(new RegExp(escapePattern(term), 'i'), word), query);
  const suggestions = groups.length === 0 ? await nearWords(plan, index) : [];
  const unknown = plan.slots.flatMap(({ term, readings }, i) =>
    readings.length === 0 && !plan.paraphrases.some(({ instead }) => instead.includes(i)) ? [term] : [],
  );
  return { query, groups, meant: meant === query ? '' : meant, understood, unknown, suggestions, complete: withTexts };
}

/** Known words similar to the unknown ones, within a larger edit distance than search itself allows. */
async function nearWords({ slots }: Plan, index: IndexReader): Promise<string[]> {
  const { words } = await index.vocabulary();
  const unknown = slots.filter(({ readings }) => readings.length === 0);
  return [...new Set(unknown.flatMap(({ term }) => nearest(term, words, 2)))].slice(0, 4);
}

async function showResult(result: SearchResult, index: IndexReader, withTexts: boolean): Promise<ShownResult> {
  const { anchor, title, heading, hit } = result;
  const words = wordsToMark(hit.found);
  const top = anchor === '' && heading === '';
  return {
    address: resultAddress(result),
    top,
    label: highlightMatches(top ? title : heading, words),
    context: withTexts ? await contextOf(hit, index, words) : [],
  };
}

/** The best excerpt of the section's text. For the top of a page, its description, unless only the text contains the words. */
async function contextOf(hit: Hit, index: IndexReader, words: readonly string[]): Promise<Piece[]> {
  const page = await index.page(hit.page);
  if (!page) return [];
  const { description, sections } = await index.texts(page);
  const found = excerpt(sections[hit.section] ?? '', words);
  if (hit.section > 0 || description === '') return found;
  const described = highlightMatches(description, words);
  return described.some(isMarked) || !found.some(isMarked) ? described : found;
}

function isMarked({ mark }: Piece): boolean {
  return mark === true;
}

export interface SectionTexts {
  /** False if they have to be fetched. */
  atHand: boolean;
  /** Reads them in parallel: in sequence, each would add a round trip. */
  read: () => Promise<unknown>;
}

/** The texts of all pages in an answer. */
export async function sectionTexts({ results }: SearchAnswer, index: IndexReader): Promise<SectionTexts> {
  const numbers = [...new Set(results.map(({ hit }) => hit.page))];
  const pages = (await Promise.all(numbers.map((number) => index.page(number)))).filter((page) => page !== undefined);
  return {
    atHand: pages.every((page) => index.hasTexts(page)),
    read: () => Promise.all(pages.map((page) => index.texts(page))),
  };
}
