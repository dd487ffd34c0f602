// Measures whether search finds the right page of any folder, without phrasings, for titles and headings of its pages: alone,
// combined and unfinished. Exits with 1 below 95 %.
//   node bench/search.js plain [--misses] FOLDER…
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { IndexReader } from '../../packages/search/format/index-reader.ts';
import { resultAddress, searchIndex } from '../../packages/search/query/search-index.ts';
import { openBuiltIndex } from './built-index.ts';
import { plainQueries } from './plain-queries.ts';
import { judge, missed, scores, scoreTable } from './score.ts';

/** Minimum share of queries with the right page first, for each folder. */
const LEAST = 0.95;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: { misses: { type: 'boolean' } }, allowPositionals: true });
  if (positionals.length === 0) throw new Error('Name the folders to measure.');
  let short = false;
  for (const folder of positionals) {
    const judged = await withBuiltFolder(folder, async (index) =>
      judge(await plainQueries(index), async (query) => (await searchIndex(query, index)).results.map(resultAddress)),
    );
    if (values.misses) for (const entry of judged) if (entry.place !== 1) console.log(missed(entry));
    const byKind = scores(judged);
    const first = byKind.get('all')?.first ?? 0;
    if (!(first >= LEAST)) short = true;
    console.log(`${path.basename(folder)}: the right page first for ${(100 * first).toFixed(1)} %\n${scoreTable(byKind)}\n`);
  }
  return short ? 1 : 0;
}

/** Builds a copy of the folder without any settings. */
async function withBuiltFolder<Result>(folder: string, use: (index: IndexReader) => Promise<Result>): Promise<Result> {
  const copy = await mkdtemp(path.join(tmpdir(), 'docs-plain-'));
  try {
    await cp(folder, copy, { recursive: true });
    const out = path.join(copy, 'dist');
    execFileSync(process.execPath, [path.resolve('packages/docs/bin/docs.js'), 'build', '.', '--base', '/', '--out', out], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'ignore'], // diagnostics don't matter here
    });
    return await use(await openBuiltIndex(out));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
