import { loadStyles } from '../../dom/elements.ts';
import { canonicalPath, withBase } from '../../shared/address.ts';
import type { FirstScreen } from '../../shared/first-screens.ts';
import { bucketOf, type Manifest, manifestFile, scriptFile } from '../../shared/manifest.ts';
import type { PageView } from '../../shared/page-view.ts';
import { FirstScreenLoader } from './first-screen-loader.ts';
import { LoadError, loadData } from './load-data.ts';
import type { DocumentData } from './read-start.ts';

/** Maximum number of entries of each kind kept in memory; the browser's cache has the rest. */
const MOST = 24;
/** Pages with more characters are fetched only when they are opened. */
const LONG = 60_000;

/** `sidebar`: HTML, if it differs from the sidebar on screen. */
export type LoadedPage = { page: PageView; sidebar: string | undefined } | { redirect: string } | { unknown: true };

/** Finds page scripts by address. Nothing is requested twice, and failures are not remembered. */
export class PageLoader {
  readonly #start: DocumentData;
  readonly screens: FirstScreenLoader;
  readonly #manifests = new Map<number, Promise<Manifest>>();
  readonly #pages = new Map<string, Promise<PageView>>();
  readonly #arrived = new WeakSet<Promise<PageView>>();
  readonly #sidebars = new Map<string, Promise<string>>();
  #styled: Promise<unknown> | undefined;
  /** Script of the sidebar on screen, which is not fetched again. */
  sidebarOnScreen = '';

  constructor(start: DocumentData) {
    this.#start = start;
    this.screens = new FirstScreenLoader(start);
  }

  /** Loads the page at an address, in any spelling. Throws a `LoadError`. */
  async load(path: string): Promise<LoadedPage> {
    const wanted = canonicalPath(path);
    const found = await this.#find(wanted);
    if (typeof found !== 'string') return found;
    const [page] = await Promise.all([this.#page(wanted, found), this.styled()]);
    return { page, sidebar: page.sidebar === this.sidebarOnScreen ? undefined : await this.#sidebar(page.sidebar) };
  }

  /** Returns the first screen of a page that is still loading, once the document has its styles. */
  async firstScreen(path: string): Promise<FirstScreen | undefined> {
    const wanted = canonicalPath(path);
    const screen = this.screens.of(wanted);
    const page = screen && this.#pages.get(`${wanted} ${screen.hash}`);
    if (page && this.#arrived.has(page)) return undefined;
    if (screen) await this.styled();
    return screen;
  }

  /** Resolves when the document has the styles of all pages. The first call fetches them. */
  styled(): Promise<unknown> {
    this.#styled ??= loadStyles(withBase(this.#start.site.base, this.#start.styles), this.#start.site.loadTimeout * 1000);
    return this.#styled;
  }

  /**
   * Prefetches a page at low priority, so that opening it needs no request. Returns false if it is loaded already, or too long. Throws
   * a `LoadError`.
   */
  async warm(path: string): Promise<boolean> {
    const wanted = canonicalPath(path);
    const found = await this.#find(wanted);
    const { size = 0 } = this.screens.of(wanted) ?? {};
    if (typeof found !== 'string' || size > LONG || this.#pages.has(`${wanted} ${found}`)) return false;
    await this.#page(wanted, found, 'low');
    return true;
  }

  /** Forgets the lists of pages after an edit under `docs dev`. */
  forget(): void {
    this.#manifests.clear();
  }

  /** Asks the server for the current script of an address. Returns true if it has changed, or if the list no longer exists. */
  async changed(path: string): Promise<boolean> {
    const wanted = canonicalPath(path);
    const before = await this.#find(wanted).catch(() => undefined);
    this.screens.forget(wanted);
    this.#manifests.delete(bucketOf(wanted, this.#start.buckets));
    const now = await this.#manifest(wanted).catch((error: unknown) =>
      error instanceof LoadError && error.kind === 'missing' ? 'gone' : undefined,
    );
    return now === 'gone' || (now !== undefined && now.pages[wanted] !== before);
  }

  /** Finds the hash of a page, or else what is at the address instead. */
  async #find(path: string): Promise<string | Exclude<LoadedPage, { page: PageView }>> {
    const screen = this.screens.of(path);
    if (screen) return screen.hash;
    const { frame = this.#start.frame, redirects, pages } = await this.#manifest(path);
    if (frame !== this.#start.frame) return { unknown: true };
    const redirect = redirects[path];
    return redirect === undefined ? (pages[path] ?? { unknown: true }) : { redirect };
  }

  #manifest(path: string): Promise<Manifest> {
    const bucket = bucketOf(path, this.#start.buckets);
    return this.#once(this.#manifests, bucket, manifestFile(bucket), { cache: 'no-cache' });
  }

  #page(path: string, hash: string, priority: RequestPriority = 'auto'): Promise<PageView> {
    const page = this.#once(this.#pages, `${path} ${hash}`, scriptFile(path, hash), { priority });
    page.then(() => this.#arrived.add(page)).catch(() => {}); // the page reports its own error
    return page;
  }

  #sidebar(script: string): Promise<string> {
    return this.#once(this.#sidebars, script, script);
  }

  /** The type is not checked, because the build wrote the file. */
  #once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, file: string, options?: RequestInit): Promise<Value> {
    const value =
      known.get(key) ?? (loadData(withBase(this.#start.site.base, file), this.#start.site.loadTimeout, options) as Promise<Value>);
    known.delete(key);
    known.set(key, value); // the most recently used entries are last
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    value.catch(() => known.delete(key));
    return value;
  }
}
