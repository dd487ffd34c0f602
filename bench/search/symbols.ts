// Measures whether the first result for a code name is its explanation. The names are those that the pages
// themselves define in headings, rows and list items. A section with the name in its heading counts as an explanation
// too. Names that differ only in case, quotes or arguments count as one. Names defined in many places are left out, and so
// are plain words in a heading, because readers who type them mean the heading.
//   node bench/search.js symbols [--dist folder] [--misses]
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { IndexReader } from '../../packages/search/format/index-reader.ts';
import { resultAddress, searchIndex } from '../../packages/search/query/search-index.ts';
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
    return judge(await symbolQueries(docs, index), async (query) => (await searchIndex(query, index)).results.map(resultAddress));
  };
  const judged = values.dist === undefined ? await withBuiltSite(measure) : await measure(path.resolve(values.dist, 'docs'));
  if (values.misses) for (const entry of judged) if (entry.place !== 1) console.log(missed(entry));
  console.log(scoreTable(scores(judged)));
  return 0;
}

async function symbolQueries(docs: string, index: IndexReader): Promise<QueryCase[]> {
  const defined: DefinedSymbol[] = [];
  const sections = new Map<string, string>();
  const headings: { text: string; place: string }[] = [];
  for (let number = 0, page = await index.page(0); page; page = await index.page(++number)) {
    const file = page.path === '/' ? 'index.md' : `${page.path.slice(0, -1)}.md`;
    const found = definedSymbols(await readFile(path.join(docs, file), 'utf8').catch(() => ''), page);
    defined.push(...found.symbols);
    for (const [place, section] of found.sections) sections.set(place, section);
    for (const { anchor, heading, level } of page.sections)
      headings.push({
        text: (level === 1 ? page.title : heading).toLowerCase(),
        place: anchor === '' ? page.path : `${page.path}#${anchor}`,
      });
  }
  const names = new Map<string, { written: Set<string>; places: Set<string> }>();
  for (const { symbol, at } of defined) {
    const name = nameOf(symbol);
    const known = names.get(name) ?? { written: new Set(), places: new Set() };
    names.set(name, known);
    known.written.add(symbol);
    for (const place of at) known.places.add(sections.get(place) ?? '');
  }
  // `pd events -n 5` is explained at `pd events`.
  for (const { heading, symbol, at } of defined) {
    if (!heading) continue;
    for (const [longer, { places }] of names) if (longer.startsWith(`${nameOf(symbol)} `)) for (const place of at) places.add(place);
  }
  return [...names].flatMap(([name, { written, places }]): QueryCase[] => {
    places.delete('');
    const headed = headings.filter(({ text }) => hasName(text, name)).map(({ place }) => place);
    if (places.size === 0 || places.size > MOST_PLACES || (headed.length > 0 && isPlain(name))) return [];
    const right = [...places, ...headed];
    return [...written]
      .filter((query) => /\p{L}{2}/u.test(query) && query.length <= LONGEST)
      .map((query) => ({ set: 'tune', kind: kindOf(query), query, right, line: 0 }));
  });
}

/** `pd.Export(name, value)` → `pd.export`, `"string"` → `string`, `{{steps.x}}` → `steps.x`. */
function nameOf(symbol: string): string {
  const bare = symbol.replace(/^[\s"'`[{(]+|[\s"'`\]}):.,]+$/g, '');
  return (/^(?:await )?([@$\w][\w.$]*)\(/.exec(bare)?.[1] ?? bare).toLowerCase();
}

/** Whether a heading contains a name as a whole (`timer` isn't in `$.interface.timer`), or differs from it only in punctuation: `configuration error`. */
function hasName(heading: string, name: string): boolean {
  if (letters(heading) === letters(name)) return true;
  const at = heading.indexOf(name);
  return at >= 0 && !/[\w$.]/.test(heading[at - 1] ?? ' ') && !/\w/.test(heading[at + name.length] ?? ' ');
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

function isPlain(name: string): boolean {
  return /^\p{L}+$/u.test(name);
}

function kindOf(symbol: string): string {
  if (/^(GET|POST|PUT|PATCH|DELETE) /.test(symbol)) return 'endpoint';
  if (/^pd /.test(symbol)) return 'command';
  if (/^-/.test(symbol)) return 'flag';
  if (/^[\w-]+$/.test(symbol)) return /[_-]|[a-z][A-Z]/.test(symbol) ? 'name' : 'word';
  return symbol.includes(' ') ? 'phrase' : 'dotted';
}
