import type { IndexReader } from './index-reader.ts';
import { type Plan, planQuery } from './plan-query.ts';
import { type Hit, rank } from './rank.ts';
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

export interface Answer {
  query: string;
  /** In the order to be shown: pages by their best section, a page's sections together. */
  results: SearchResult[];
  /** Number of sections that were found at all. */
  found: number;
  plan: Plan;
}

export interface SearchLimits {
  pages: number;
  /** Of one page. */
  sections: number;
}

const LIMITS: SearchLimits = { pages: 10, sections: 4 };

/** Answers a query. Equal indexes give equal answers, in Node and in the browser. */
export async function search(query: string, index: IndexReader, limits = LIMITS): Promise<Answer> {
  const plan = await planQuery(query, index);
  const hits = await rank(plan, index);
  const results: SearchResult[] = [];
  for (const group of groups(hits, limits)) {
    for (const hit of group) {
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
  }
  return { query, results, found: hits.length, plan };
}

/** The best pages, each with its best sections. */
function groups(hits: readonly Hit[], limits: SearchLimits): Hit[][] {
  const pages = new Map<number, Hit[]>();
  for (const hit of hits) {
    const group = pages.get(hit.page);
    if (!group && pages.size < limits.pages) pages.set(hit.page, [hit]);
    else if (group && group.length < limits.sections && hit.score >= (group[0]?.score ?? 0) * WEIGHTS.samePage) group.push(hit);
  }
  return [...pages.values()];
}
