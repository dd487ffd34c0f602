import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { IndexReader } from '../../packages/search/format/index-reader.ts';
import { parseRoot } from '../../packages/search/format/parse-index.ts';

/** Reads the index of a built site like a browser does. `docs` is the folder of the site's first page. */
export async function openBuiltIndex(docs: string): Promise<IndexReader> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(docs, 'assets', file), 'utf8'));
  return new IndexReader(parseRoot(await read('search.json')), (file) => read(`search/${file}`));
}
