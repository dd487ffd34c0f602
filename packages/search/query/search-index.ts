import { IndexReader } from '../format/index-reader.ts';
import { parseRoot } from '../format/parse-index.ts';
import type { SearchFiles } from '../index/assemble-index.ts';
import { type Plan, planQuery } from './plan-query.ts';
import { type QueryReads, queryReads } from './query-reads.ts';
import { type Hit, type Ranked, rank } from './rank.ts';
import { WEIGHTS } from './weights.ts';

export interface SearchResult {
  /** Address of the page, relative to the root of the docs. */
  path: string;
  /** Anchor of the section. Empty for the top of the page. */
  anchor: string;
  title: string;
  /** Heading of the section. Empty for the top of the page. */
  heading: string;

  score: number;
  hit: Hit;
}

export interface SearchAnswer {
  query: string;
  /** In display order: pages ranked by their best section, with each page's sections together. */
  results: SearchResult[];
  /** Total number of matching sections. */
  found: number;
  plan: Plan;
}

const MOST_PAGES = 10;
/** Per page. */
const MOST_SECTIONS = 4;

/** Answers a query. Equal indexes give equal answers, in Node and in the browser. `reads`: the query's reads, if already known. */
export async function searchIndex(query: string, index: IndexReader, reads: QueryReads = queryReads(query, index)): Promise<SearchAnswer> {
  const plan = await planQuery(reads, index);
  const { ranked, report } = await rank(plan, index);
  const results: SearchResult[] = [];
  for (const hit of groups(ranked).flat().map(report)) {
    const page = await index.page(hit.page);
    const section = page?.sections[hit.section];
    if (!page || !section) continue;
    const { path, title } = page;
    results.push({
      path,
      anchor: section.anchor,
      title,
      heading: section.level === 1 ? '' : section.heading,
      score: hit.score,
      hit,
    });
  }
  return { query, results, found: ranked.length, plan };
}

/** The best pages, each with its best sections: those that would hardly come after the next page. */
function groups(ranked: readonly Ranked[]): Ranked[][] {
  const pages = new Map<number, Ranked[]>();
  for (const entry of ranked) {
    const { page } = entry.match;
    const group = pages.get(page);
    if (!group && pages.size <= MOST_PAGES) pages.set(page, [entry]);
    else if (group && group.length < MOST_SECTIONS) group.push(entry);
  }
  const best = [...pages.values()];
  return best.slice(0, MOST_PAGES).map((group, at) => {
    const least = (best[at + 1]?.[0]?.score ?? 0) * WEIGHTS.samePage;
    return group.filter(({ score }) => score >= least);
  });
}

/** Address of a result, relative to the root of the docs. */
export function resultAddress({ path, anchor }: Pick<SearchResult, 'path' | 'anchor'>): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}

/** Opens an in-memory index the way the browser opens it from the server. */
export function memoryReader({ root, files }: SearchFiles, onRead: (file: string) => void = () => {}): IndexReader {
  return new IndexReader(parseRoot(JSON.parse(root)), async (file) => {
    const content = files.get(file);
    if (content === undefined) throw new Error(`The index has no file ${file}.`);
    onRead(file);
    return JSON.parse(content);
  });
}
