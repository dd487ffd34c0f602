import type { CompiledPage } from '../page/compiled-page.ts';
import { type CompileOptions, compilePage } from '../page/compile-page.ts';
import type { Source } from '../page/find-sources.ts';
import { readSource } from '../page/read-source.ts';
import type { Mistake } from '../shared/mistake.ts';
import { digest, type PageCache } from './page-cache.ts';

export interface CompileContext {
  options: CompileOptions;
  /** Stands for everything besides the source that shapes a compiled page. */
  optionsKey: string;
  cache: PageCache | undefined;
  onPage: (done: number) => void;
}

/** All sources compiled, in their order; a file that cannot be read is left out and told. */
export async function compilePages(sources: Source[], context: CompileContext): Promise<{ pages: CompiledPage[]; mistakes: Mistake[]; compiled: number }> {
  const mistakes: Mistake[] = [];
  const pages: CompiledPage[] = [];
  let compiled = 0;
  for (const source of sources) {
    const text = await readSource(source.file, source.relativePath);
    if (typeof text !== 'string') {
      mistakes.push(text);
      continue;
    }
    const key = digest(context.optionsKey, source.relativePath, source.path, text);
    let page = await context.cache?.get(key);
    if (!page) {
      page = await compilePage(source, text, context.options);
      await context.cache?.put(key, page);
      compiled++;
    }
    pages.push(page);
    mistakes.push(...page.mistakes);
    context.onPage(pages.length);
  }
  return { pages, mistakes, compiled };
}
