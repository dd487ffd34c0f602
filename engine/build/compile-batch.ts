import { type CompileOptions, compilePage } from '../page/compile-page.ts';
import type { PageFacts } from '../page/compiled-page.ts';
import type { Source } from '../page/find-sources.ts';
import type { PageCache } from './page-cache.ts';

export interface CompileTask {
  source: Source;
  text: string;
  /** Where the result goes in the cache. */
  key: string;
}

/** Compiles pages and puts them into the cache; hands back what the rest of the site needs of them. */
export async function compileBatch(tasks: CompileTask[], options: CompileOptions, cache: PageCache): Promise<PageFacts[]> {
  const facts: PageFacts[] = [];
  for (const { source, text, key } of tasks) {
    const { html, markdown, ...rest } = await compilePage(source, text, options);
    cache.put(key, { html, markdown, ...rest });
    facts.push(rest);
  }
  return facts;
}
