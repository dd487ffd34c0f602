import type { PageBody, PageSearch } from '../page/compiled-page.ts';
import { compileAgain } from './compile-batch.ts';
import { readPageBody } from './page-cache.ts';
import type { SiteModel } from './site-model.ts';
import type { PageMakers } from './write-pages.ts';

/** What the search needs of each page of the newest version. */
export async function cachedPages(
  { settings, pages }: SiteModel,
  { cache, sources, pagesFolder, options }: PageMakers,
): Promise<{ search: PageSearch; texts: PageBody['texts'] }[]> {
  const found: { search: PageSearch; texts: PageBody['texts'] }[] = [];
  for (const page of pages.values()) {
    const keyed = sources.get(page.record.path);
    if (page.version !== settings.versions[0]?.id || !keyed) continue;
    const place = cache.place(keyed.key);
    const [search, body] = [cache.search(keyed.key), place && readPageBody(pagesFolder, place)];
    found.push(search && body ? { search, texts: body.texts } : await compileAgain(keyed.source, options));
  }
  return found;
}
