import { withBase } from '../../shared/address.ts';
import type { FirstScreen, FirstScreens } from '../../shared/first-screens.ts';
import { LoadError, loadData } from './load-data.ts';
import type { DocumentData } from './read-start.ts';

/** Maximum number of files kept in memory. */
const MOST = 12;

/** Loads first screens of pages that may be opened next. A missing one is no problem, even after an error: the page itself includes it. */
export class FirstScreenLoader {
  readonly #start: DocumentData;
  readonly #files = new Map<string, FirstScreens['pages']>();

  constructor(start: DocumentData) {
    this.#start = start;
  }

  /** The first screen of a page, if it has been loaded. */
  of(path: string): FirstScreen | undefined {
    for (const pages of this.#files.values()) if (pages[path]) return pages[path];
    return undefined;
  }

  /** Fetches a file, unless it was requested before. */
  async fetch(file: string): Promise<void> {
    if (this.#files.has(file)) return;
    this.#files.set(file, {});
    const [oldest] = this.#files.keys();
    if (this.#files.size > MOST && oldest !== undefined) this.#files.delete(oldest);
    const url = withBase(this.#start.site.base, file);
    try {
      const { frame, pages } = (await loadData(url, this.#start.site.loadTimeout, { cache: 'no-cache', priority: 'low' })) as FirstScreens;
      if (frame === this.#start.frame) this.#files.set(file, pages);
    } catch (error) {
      if (error instanceof LoadError && error.kind === 'missing') return; // redeployed with other lists: don't request it again
      this.#files.delete(file);
      throw error;
    }
  }

  /** Forgets the first screen of a page. */
  forget(path: string): void {
    for (const pages of this.#files.values()) delete pages[path];
  }
}
