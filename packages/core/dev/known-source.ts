import { stat } from 'node:fs/promises';
import { readPage } from '../content/markdown/read-page.ts';
import { type PageOutline, pageOutline } from '../content/page-outline.ts';
import type { Source } from '../content/source/find-sources.ts';

/** A source as last read. The stamp changes with the file and the files it includes. */
export interface KnownSource extends PageOutline {
  source: Source;
  includes: readonly string[];
  stamp: string;
}

/** Reads title and frontmatter of a page. Returns `before` if no file has changed since. */
export async function readOutline(
  source: Source,
  names: Parameters<typeof pageOutline>[2],
  before: KnownSource | undefined,
): Promise<KnownSource> {
  if (before && before.stamp === (await stampOfFiles(source.file, before.includes))) return { ...before, source };
  const includes: string[] = [];
  const text = readPage(source, (file) => includes.push(file));
  const stamp = await stampOfFiles(source.file, includes);
  const outline = pageOutline(source, typeof text === 'string' ? text : '', names);
  return { source, stamp, includes, ...outline };
}

/** The stamps of a page and its includes; empty if the page is gone. */
export async function stampOfFiles(file: string, includes: readonly string[]): Promise<string> {
  const [own = '', ...others] = await Promise.all([file, ...includes].map(stampOfFile));
  return own === '' ? '' : [own, ...others].join();
}

/** Empty if the file is gone or cannot be examined. */
async function stampOfFile(file: string): Promise<string> {
  return stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs}-${size}-${ino}`,
    () => '',
  );
}
