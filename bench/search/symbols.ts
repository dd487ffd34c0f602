// Whether a name of code is found first where it is explained. The names are those that the pages themselves
// define, in headings, rows and items; a name of many places is left out.
//   node bench/search.js symbols [--dist folder] [--misses]
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf } from '../../engine/search/address-of.ts';
import type { IndexReader } from '../../engine/search/core/index-reader.ts';
import { search } from '../../engine/search/core/search.ts';
import { openBuiltIndex, withBuiltSite } from './built-index.ts';
import { type DefinedSymbol, definedSymbols } from './defined-symbols.ts';
import type { QueryCase } from './queries.ts';
import { judge, missed, scores, scoreTable } from './score.ts';

const MOST_PLACES = 4;
const LONGEST = 60;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { dist: { type: 'string' }, misses: { type: 'boolean' } } });
  const measure = async (docs: string) => {
    const index = await openBuiltIndex(docs);
    return judge(await symbolQueries(docs, index), async (query) => (await search(query, index)).results.map(addressOf));
  };
  const judged = values.dist === undefined ? await withBuiltSite(measure) : await measure(path.resolve(values.dist, 'docs'));
  if (values.misses) for (const entry of judged) if (entry.place !== 1) console.log(missed(entry));
  console.log(scoreTable(scores(judged)));
  return 0;
}

async function symbolQueries(docs: string, index: IndexReader): Promise<QueryCase[]> {
  const defined: DefinedSymbol[] = [];
  const sections = new Map<string, string>();
  for (let number = 0, page = await index.page(0); page; page = await index.page(++number)) {
    const file = page.path === '/' ? 'index.md' : `${page.path.slice(0, -1)}.md`;
    const found = definedSymbols(await readFile(path.join(docs, file), 'utf8').catch(() => ''), page);
    defined.push(...found.symbols);
    for (const [place, section] of found.sections) sections.set(place, section);
  }
  const places = new Map<string, Set<string>>();
  for (const { symbol, at } of defined) {
    const known = places.get(symbol) ?? new Set<string>();
    places.set(symbol, known);
    for (const place of at) known.add(sections.get(place) ?? '');
  }
  // `pd events -n 5` is explained where `pd events` is.
  for (const { heading, symbol, at } of defined) {
    if (!heading) continue;
    for (const [longer, known] of places) if (longer.startsWith(`${symbol} `)) for (const place of at) known.add(place);
  }
  return [...places].flatMap(([query, known]): QueryCase[] => {
    const right = [...known].filter(Boolean);
    if (!/\p{L}{2}/u.test(query) || query.length > LONGEST || right.length === 0 || right.length > MOST_PLACES) return [];
    return [{ set: 'tune', kind: kindOf(query), query, right, line: 0 }];
  });
}

function kindOf(symbol: string): string {
  if (/^(GET|POST|PUT|PATCH|DELETE) /.test(symbol)) return 'endpoint';
  if (/^pd /.test(symbol)) return 'command';
  if (/^-/.test(symbol)) return 'flag';
  if (/^[\w-]+$/.test(symbol)) return /[_-]|[a-z][A-Z]/.test(symbol) ? 'name' : 'word';
  return symbol.includes(' ') ? 'phrase' : 'dotted';
}
