import type { SiteModel } from '../model/site-model.ts';
import { isSearched } from '../model/visibility.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { searchOrder, siteIndexBuilder } from '../render/site-search-index.ts';
import { withBase } from '../shared/address.ts';
import { digest } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';
import { compileAgain } from './compile-batch.ts';
import { nameIn, type PageStore, sourceOf } from './write-pages.ts';

const ROOT = '/assets/search.json';

export interface WriteSearchOptions extends PageStore {
  output: OutputFolder;
  engine: Engine;
}

/** Writes the search index of all pages. The texts of each page are written with the page. */
export async function writeSearch({ settings, pages }: SiteModel, options: WriteSearchOptions): Promise<void> {
  const { output, engine, cache } = options;
  const name = nameIn(settings, ROOT);
  const searched = searchOrder([...pages.values()].filter((page) => isSearched(page, settings)));
  const covered = searched.flatMap((page) => sourceOf(page, options) ?? []);
  const key = digest(
    engine.hash,
    settings.base,
    JSON.stringify([settings.synonyms, settings.phrasings]),
    ...covered.map((page, at) => `${page.key}${searched[at]?.record.lang ?? ''}${searched[at]?.record.title}`),
  );
  if (output.take(name, key) !== undefined) return;

  const index = siteIndexBuilder(
    searched.map(({ record }) => record),
    settings,
  );
  for (const page of covered) index.add(cache.search(page.key) ?? (await compileAgain(page.source, options.options)).search);
  const { root, files } = index.files();
  const written: string[] = [];
  for (const [name, content] of files) {
    const address = withBase(settings.base, `/assets/search/${name}`);
    written.push(address);
    if (!output.keep(address)) await output.write(address, content); // its content is in its name
  }
  const rootAddress = withBase(settings.base, ROOT);
  await output.write(rootAddress, root);
  output.made(name, key, '', [...written, rootAddress]);
}
