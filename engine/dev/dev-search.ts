import { siteIndex } from '../search/site-index.ts';
import type { PageShelf } from './page-shelf.ts';

/** The search index under `docs dev`: built when someone searches, and again after a change. */
export class DevSearch {
  #made = '';
  #files = new Map<string, string | Uint8Array>();

  /** What stands at an address below `/assets/`. */
  async file(path: string, shelf: PageShelf): Promise<string | Uint8Array | undefined> {
    // The root names all other files, so a request for one of them belongs to the index that was built last.
    if (path === '/assets/search.json' && this.#made !== shelf.state()) {
      this.#made = shelf.state();
      const current = shelf.settings.versions[0]?.id;
      const { root, files } = siteIndex(
        (await shelf.allPages()).filter((page) => page.version === current),
        shelf.settings,
      );
      this.#files = new Map([['/assets/search.json', root]]);
      for (const [name, content] of files) this.#files.set(`/assets/search/${name}`, content);
    }
    return this.#files.get(path);
  }
}
