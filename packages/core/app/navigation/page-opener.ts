import '../article/early-tabs.ts';
import { announce } from '../../dom/announce.ts';
import { afterPaint } from '../../dom/scheduling.ts';
import { canonicalPath, decodeAddress, pathBelow, withBase } from '../../shared/address.ts';
import type { PageOnScreen, PageView } from '../../shared/page-view.ts';
import { movedAnchor } from '../article/moved-anchor.ts';
import { LoadError } from '../loading/load-data.ts';
import { PageLoader } from '../loading/page-loader.ts';
import type { DocumentData } from '../loading/read-start.ts';
import { prepareOnIntent } from '../prefetch/intent.ts';
import { prefetchLikely } from '../prefetch/prefetch.ts';
import { loadOrdinarily } from './ordinary-load.ts';
import { showProgress } from './progress-bar.ts';
import { goToPlace } from './scroll-positions.ts';
import { showLoadError, showRestError } from './show-load-error.ts';
import { type NextPage, showFirstScreen, showPage } from './show-page.ts';

export interface Arrival {
  /** Whether the page is shown from its top. If so, its first screen is shown before the rest. */
  atTop: boolean;
  /** Whether to leave the focus where it is. */
  keepFocus: boolean;
  /** Scrolls to the requested position in the page. */
  place: () => void;
  /** Called when the page is in view. */
  arrived?: () => void;
}

export interface Edited {
  view: PageView;
  sidebar: string;
}

export interface PageOpener {
  current(): PageOnScreen;
  /** Opens the page at an address. */
  open(url: URL, arrival: Arrival): Promise<void>;
  /** Tries again to open a page that failed to load. */
  retry(): void;
  /** Called after an edit: the site has changed, and also the page in view and its sidebar, if given. */
  edit(next: Edited | undefined): void;
  /** Handles an event that may announce that the reader will follow a link. */
  intend(sign: Event): void;
  /** Prefetches pages that the reader may open next. */
  prefetch(): void;
}

/** Opens pages without a full load: finds and shows them, and reports failures to the reader. */
export function createPageOpener(start: DocumentData): PageOpener {
  const { site } = start;
  const loader = new PageLoader(start);
  let shown: PageOnScreen = start.page;
  /** Number of the latest navigation; results of older ones are dropped. */
  let newest = 0;
  /** Path of the page whose first screen is shown without the rest. */
  let begun: string | undefined;
  loader.sidebarOnScreen = shown.sidebar;

  function show(next: NextPage): void {
    shown = next.view;
    begun = undefined;
    loader.sidebarOnScreen = next.view.sidebar;
    void showPage(next, site);
  }

  /** Opens the page at an address, its first screen before the rest. Calls `arrived` with its title when it is in view. */
  async function open(url: URL, atTop: boolean, arrived: (title: string) => void): Promise<void> {
    const mine = ++newest;
    const path = pathBelow(site.base, url.pathname) ?? '/';
    const done = showProgress();
    try {
      const loading = loader.load(path);
      loading.catch(() => {}); // awaited below
      const first = atTop ? await loader.firstScreen(path) : undefined;
      if (mine !== newest) return;
      if (first) {
        begun = path;
        // A heading selected in the meantime belongs to this page, but the previous page may have moved one of the same name.
        shown = { ...shown, path: canonicalPath(path), title: first.title, islands: [], moved: {} };
        showFirstScreen(first, canonicalPath(path), site);
        arrived(first.title);
      }
      const found = await loading;
      if (mine !== newest) return;
      if ('page' in found) {
        const moved = movedAnchor(found.page, url.hash);
        if (moved?.startsWith('/')) return await follow(moved, new URL(url.pathname + url.search, url), atTop, arrived);
        correctSpelling(url, found.page.path, moved);
        const heading = first ? location.hash : ''; // selected while the rest was loading
        show({ view: found.page, sidebar: found.sidebar, atTop: atTop && heading === '' });
        if (!first) arrived(found.page.title);
        else if (heading !== '') goToPlace(heading);
      } else if ('redirect' in found) await follow(found.redirect, url, atTop, arrived);
      else loadOrdinarily(url, 'unknown');
    } catch (error) {
      if (mine !== newest) return;
      await fail(error instanceof LoadError ? error : new LoadError('error', url.href, { cause: error }), url, path, mine);
    } finally {
      done();
    }
  }

  async function follow(target: string, from: URL, atTop: boolean, arrived: (title: string) => void): Promise<void> {
    const next = new URL(target.startsWith('/') ? withBase(site.base, target) : target, from);
    if (next.search === '') next.search = from.search;
    if (next.hash === '') next.hash = from.hash;
    if (next.origin !== from.origin) {
      location.replace(next);
      return;
    }
    history.replaceState(history.state, '', next);
    await open(next, atTop && next.hash === '', arrived);
  }

  async function fail(error: LoadError, url: URL, path: string, mine: number): Promise<void> {
    console.error(error);
    // A missing script usually means that the site was redeployed and the page still exists.
    if (error.kind === 'missing' && (await loader.changed(path)) && mine === newest && loadOrdinarily(url, 'deployed')) return;
    if (mine !== newest) return;
    shown = { ...shown, path, islands: [], moved: {} };
    if (begun === path) return showRestError(error.kind, url.href);
    begun = undefined;
    showLoadError(error.kind, url.href, path, site);
  }

  function correctSpelling(url: URL, path: string, fragment = url.hash): void {
    const right = withBase(site.base, path);
    if (decodeAddress(url.pathname) !== decodeAddress(right) || fragment !== url.hash)
      history.replaceState(history.state, '', right + url.search + fragment);
  }

  return {
    current: () => shown,
    open: (url, { atTop, keepFocus, place, arrived }) =>
      open(url, atTop, async (title) => {
        place();
        await afterPaint();
        announce(title, keepFocus);
        arrived?.();
      }),
    edit(next) {
      loader.forget();
      if (!next) return;
      const { view, sidebar } = next;
      void loader.styled();
      show({ view, sidebar: view.sidebar === shown.sidebar ? undefined : sidebar, atTop: false });
    },
    retry: () =>
      void open(new URL(location.href), false, (title) => {
        const named = location.hash !== '';
        if (named) goToPlace(location.hash);
        announce(title, named);
      }),
    intend: prepareOnIntent(site.base, loader),
    prefetch: () => prefetchLikely(site.base, loader),
  };
}
