import { IndexReader } from '../format/index-reader.ts';
import { parseRoot } from '../format/parse-index.ts';
import type { SearchFiles } from '../index/assemble-index.ts';
import { type Plan, planQuery } from './plan-query.ts';
import { type QueryReads, queryReads } from './query-reads.ts';
import { type Hit, type Ranked, rank } from './rank.ts';
import { WEIGHTS } from './weights.ts';

export interface SearchResult {
  /** Address of the page from the root of the docs. */
  path: string;
  /** Section to go to; empty for the beginning of the page. */
  anchor: string;
  title: string;
  /** Heading of the section; empty for the beginning of the page. */
  heading: string;

  score: number;
  hit: Hit;
}

export interface SearchAnswer {
  query: string;
  /** In the order to be shown: pages by their best section, a page's sections together. */
  results: SearchResult[];
  /** Number of sections that were found at all. */
  found: number;
  plan: Plan;
}

const MOST_PAGES = 10;
/** Of one page. */
const MOST_SECTIONS = 4;

/** Answers a query. Equal indexes give equal answers, in Node and in the browser. `reads`: what the query reads, where it is known already. */
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

/** The best pages, each with its best sections. */
function groups(ranked: readonly Ranked[]): Ranked[][] {
  const pages = new Map<number, Ranked[]>();
  for (const entry of ranked) {
    const { page } = entry.match;
    const group = pages.get(page);
    if (!group && pages.size < MOST_PAGES) pages.set(page, [entry]);
    else if (group && group.length < MOST_SECTIONS && entry.score >= (group[0]?.score ?? 0) * WEIGHTS.samePage) group.push(entry);
  }
  return [...pages.values()];
}

/** Address of a result from the root of the docs. */
export function resultAddress({ path, anchor }: Pick<SearchResult, 'path' | 'anchor'>): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}

/** Reads an index from memory the way the browser reads it from the server. */
export function memoryReader({ root, files }: SearchFiles, onRead: (file: string) => void = () => {}): IndexReader {
  return new IndexReader(parseRoot(JSON.parse(root)), async (file) => {
    const content = files.get(file);
    if (content === undefined) throw new Error(`The index has no file ${file}.`);
    onRead(file);
    return JSON.parse(content);
  });
}
