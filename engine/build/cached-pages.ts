import type { PageBody, PageSearch } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isSearched } from '../model/visibility.ts';
import { compileAgain } from './compile-batch.ts';
import type { PageStore } from './write-pages.ts';

/** What the search needs of each page of the newest version. */
export async function cachedPages(
  { settings, pages }: SiteModel,
  { cache, sources, options }: PageStore,
): Promise<{ search: PageSearch; texts: PageBody['texts'] }[]> {
  const found: { search: PageSearch; texts: PageBody['texts'] }[] = [];
  for (const page of pages.values()) {
    const keyed = sources.get(page.record.path);
    if (page.version !== settings.versions[0]?.id || !isSearched(page.record) || !keyed) continue;
    const [search, body] = [cache.search(keyed.key), cache.body(keyed.key)];
    found.push(search && body ? { search, texts: body.texts } : await compileAgain(keyed.source, options));
  }
  return found;
}
