import type { IndexReader } from '../../packages/search/format/index-reader.ts';
import type { QueryCase } from './queries.ts';

/** A name on more pages, such as “Examples”, is too generic. */
const MOST_PAGES = 3;
const LONGEST = 80;
/** Letters missing at the end of an unfinished name. */
const UNTYPED = 2;

/** Queries of readers who know the name of a page or section. Every page with that name is right. */
export async function plainQueries(index: IndexReader): Promise<QueryCase[]> {
  const names = new Map<string, { kind: string; pages: Set<string> }>();
  const add = (kind: string, name: string, page: string) => {
    const known = names.get(name) ?? { kind, pages: new Set() };
    names.set(name, known);
    known.pages.add(page);
  };
  for (let number = 0, page = await index.page(0); page; page = await index.page(++number)) {
    const title = plainName(page.title);
    add('title', title, page.path);
    for (const { level, heading } of page.sections) {
      if (level === 1 || plainName(heading) === title) continue;
      add('heading', plainName(heading), page.path);
      add('both', `${title} ${plainName(heading)}`, page.path);
    }
  }
  const queries = [...names].flatMap(([query, { kind, pages }]): QueryCase[] => {
    if (pages.size > MOST_PAGES || query.length > LONGEST || !/\p{L}{2}/u.test(query)) return [];
    return [{ set: 'tune', kind, query, right: [...pages].map((page) => `${page}*`), line: 0 }];
  });
  const unfinished = queries
    .filter(({ kind, query }) => kind === 'title' && /\p{L}{6}$/u.test(query))
    .map((typed): QueryCase => ({ ...typed, kind: 'unfinished', query: typed.query.slice(0, -UNTYPED) }));
  return [...queries, ...unfinished];
}

/** A name as readers type it: in lower case, without punctuation at the end. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[?!:.]+$/, '')
    .trim();
}
