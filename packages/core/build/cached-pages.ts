import type { CompiledPage } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isSearched } from '../model/visibility.ts';
import { compileAgain } from './compile-batch.ts';
import { type PageStore, sourceOf } from './write-pages.ts';

/** The search data of every page in the index. */
export async function cachedPages(
  { settings, pages }: SiteModel,
  { cache, sources, options }: PageStore,
): Promise<Pick<CompiledPage, 'record' | 'search' | 'texts'>[]> {
  const found: Pick<CompiledPage, 'record' | 'search' | 'texts'>[] = [];
  for (const page of pages.values()) {
    const { record } = page;
    const keyed = sourceOf(page, { sources });
    if (!keyed || !isSearched(page, settings)) continue;
    const [search, body] = [cache.search(keyed.key), cache.body(keyed.key)];
    found.push(search && body ? { record, search, texts: body.texts } : await compileAgain(keyed.source, options));
  }
  return found;
}
