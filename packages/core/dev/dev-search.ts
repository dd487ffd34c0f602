import { isSearched } from '../model/visibility.ts';
import { siteSearchIndex } from '../render/site-search-index.ts';
import type { DevPages } from './dev-pages.ts';

type Files = Map<string, string | Uint8Array>;

const ROOT = '/assets/search.json';

/** The search index under `docs dev`, built when someone searches and rebuilt after changes. */
export class DevSearch {
  /** Keyed by language. */
  readonly #indexes = new Map<string, { state: string; files: Promise<Files> }>();

  /** Returns the file at an address below `/assets/`. */
  async file(path: string, pages: DevPages): Promise<string | Uint8Array | undefined> {
    // The root file names all others, so a request for one of them belongs to the latest index.
    const { locale } = pages.settings;
    const state = pages.state();
    if (path === ROOT && this.#indexes.get(locale)?.state !== state) this.#indexes.set(locale, { state, files: filesOf(pages) });
    return (await this.#indexes.get(locale)?.files)?.get(path);
  }
}

async function filesOf(devPages: DevPages): Promise<Files> {
  const { settings } = devPages;
  const { root, files } = siteSearchIndex(
    (await devPages.allPages()).filter((page) => isSearched(page, settings)),
    settings,
  );
  return new Map([[ROOT, root], ...[...files].map(([name, content]): [string, string] => [`/assets/search/${name}`, content])]);
}
