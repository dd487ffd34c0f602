import type { IndexReader } from '../../packages/search/format/index-reader.ts';
import type { QueryCase } from './queries.ts';

/** A name on more pages than this names none of them: “Examples”. */
const MOST_PAGES = 3;
const LONGEST = 80;
/** In letters, of a name that is still being typed. */
const UNTYPED = 2;

/** What a reader types who knows what a page or a section is called. Every page with something called so is right. */
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

/** Typed without care: in lower case, and without the mark at its end. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[?!:.]+$/, '')
    .trim();
}
