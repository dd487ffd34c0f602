import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IndexReader } from '../../packages/search/format/index-reader.ts';
import { parseRoot } from '../../packages/search/format/parse-index.ts';

/** Reads the index of a built site like a browser does. `docs` is the folder of the site's first page. */
export async function openBuiltIndex(docs: string): Promise<IndexReader> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(docs, 'assets', file), 'utf8'));
  return new IndexReader(parseRoot(await read('search.json')), (file) => read(`search/${file}`));
}

/** Builds the site in the working folder, and calls `use` with the folder of its first page. The build is deleted afterwards. */
export async function withBuiltSite<Result>(use: (docs: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-search-'));
  try {
    execFileSync(process.execPath, ['packages/docs/bin/docs.js', 'build', '.', '--base', '/docs/', '--out', path.join(folder, 'dist')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return await use(path.join(folder, 'dist/docs'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Page path → anchors of its sections. */
export async function placesOf(index: IndexReader): Promise<Map<string, Set<string>>> {
  const places = new Map<string, Set<string>>();
  for (let number = 0; ; number++) {
    const page = await index.page(number);
    if (!page) return places;
    const anchors = places.get(page.path) ?? new Set();
    for (const { anchor } of page.sections) anchors.add(anchor);
    places.set(page.path, anchors);
  }
}
