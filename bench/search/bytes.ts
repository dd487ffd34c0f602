// Bytes a first query downloads before its results appear, including scripts, React and headers. Measured for all queries of the
// tuning half; for their first words alone, since a reader who types gets results after one word; and for the same queries with
// all longer words misspelled.
//   node bench/search.js bytes [--dist folder] [--largest]
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { IndexReader } from '../../packages/search/format/index-reader.ts';
import { parseRoot } from '../../packages/search/format/parse-index.ts';
import { searchIndex } from '../../packages/search/query/search-index.ts';
import { withBuiltSite } from './built-index.ts';
import { parseQueries } from './queries.ts';

const HEADERS = 300;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { dist: { type: 'string' }, largest: { type: 'boolean' } } });
  const costs = values.dist === undefined ? await withBuiltSite(measure) : await measure(path.resolve(values.dist, 'docs'));
  for (const [name, all] of Object.entries(costs)) {
    all.sort((a, b) => a.bytes - b.bytes);
    const at = (share: number) => all[Math.ceil(share * all.length) - 1] ?? { bytes: 0, requests: 0 };
    const kB = (share: number) => (at(share).bytes / 1000).toFixed(1);
    const headers = ((at(0.5).requests * HEADERS) / 1000).toFixed(1);
    console.log(
      `${all.length} queries, ${name}: median ${kB(0.5)} kB (headers ${headers} kB), 90th percentile ${kB(0.9)} kB, maximum ${kB(1)} kB`,
    );
    if (values.largest) for (const { query, bytes, files } of all.slice(-10)) console.log(`${bytes}  ${query}  (${files})`);
  }
  return 0;
}

type Asked = 'written' | 'first word' | 'misspelled';

interface Cost {
  query: string;
  bytes: number;
  requests: number;
  files: string;
}

async function measure(docs: string): Promise<Record<Asked, Cost[]>> {
  const assets = path.join(docs, 'assets');
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string): Promise<number> => {
    const known = sizes.get(file) ?? brotliCompressSync(await readFile(path.join(assets, file))).length + HEADERS;
    sizes.set(file, known);
    return known;
  };
  const all = await readdir(assets);
  const scripts = await withImports(
    assets,
    all.filter((name) => /^(search-dialog|worker)\..*\.js$/.test(name)),
    await withImports(
      assets,
      // The page has loaded the script that opens the search already.
      all.filter((name) => /^(app|after-load)\..*\.js$/.test(name)),
    ),
  );
  let always = 0;
  for (const name of ['search.json', ...scripts]) always += await sizeOf(name);
  const root = parseRoot(JSON.parse(await readFile(path.join(assets, 'search.json'), 'utf8')));
  const costOf = async (query: string): Promise<Cost> => {
    const read: string[] = [];
    const index = new IndexReader(root, async (file) => {
      read.push(file);
      return JSON.parse(await readFile(path.join(assets, 'search', file), 'utf8'));
    });
    index.warm();
    await searchIndex(query, index);
    let bytes = always;
    for (const file of read) bytes += await sizeOf(`search/${file}`);
    const kinds = ['terms', 'pages', 'words'].map((kind) => `${read.filter((file) => file.startsWith(kind)).length} ${kind}`);
    return { query, bytes, requests: 1 + scripts.length + read.length, files: kinds.join(', ') };
  };
  const costs: Record<Asked, Cost[]> = { written: [], 'first word': [], misspelled: [] };
  for (const { set, query } of parseQueries(await readFile('site/search/queries.tsv', 'utf8'))) {
    if (set !== 'tune') continue;
    costs.written.push(await costOf(query));
    costs['first word'].push(await costOf(query.trim().split(/\s+/)[0] ?? ''));
    costs.misspelled.push(await costOf(misspell(query)));
  }
  return costs;
}

/** Scripts and their static imports, without those already loaded. */
async function withImports(folder: string, names: readonly string[], there: readonly string[] = []): Promise<string[]> {
  const found = new Set(names);
  for (const name of found)
    for (const [, imported = ''] of (await readFile(path.join(folder, name), 'utf8')).matchAll(
      /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g,
    ))
      if (!there.includes(imported)) found.add(imported);
  return [...found].filter((name) => !there.includes(name));
}

/** Swaps the third and fourth letters of each word of five or more letters. */
export function misspell(query: string): string {
  return query.replace(/\b([a-z]{2})([a-z])([a-z])(?=[a-z])/gi, '$1$3$2');
}
