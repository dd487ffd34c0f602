import { announce } from '../../dom/announce.ts';
import { lazyExport } from '../../dom/lazy-export.ts';
import { prefersReducedData } from '../../dom/prefers-reduced-data.ts';
import { afterPaint, loadWhenIdle } from '../../dom/scheduling.ts';
import { asksForFile, canonicalPath, decodeAddress, pathBelow, withBase } from '../../shared/address.ts';
import type { PageOnScreen, PageView } from '../../shared/page-view.ts';
import { movedAnchor } from '../article/moved-anchor.ts';
import { placeOf, reveal } from '../article/reveal.ts';
import { LoadError } from '../loading/load-error.ts';
import { PageLoader } from '../loading/page-loader.ts';
import type { Start } from '../loading/read-start.ts';
import { prepareOnIntent } from '../prefetch/intent.ts';
import { loadOrdinarily } from './ordinary-load.ts';
import { showProgress } from './progress-bar.ts';
import { focusFollowed, goToPlace, keepPlace, returnToPlace } from './scroll-positions.ts';
import { showLoadError, showRestError } from './show-load-error.ts';
import { type NextPage, showFirstScreen, showPage } from './show-page.ts';

export interface Router {
  current(): PageOnScreen;
  /** Tries again to open a page that failed to load. */
  retry(): void;
  /** The site is another now; so is the page in view where it is given, and the HTML of its sidebar. */
  edit(next: Edited | undefined): void;
}

export interface Edited {
  view: PageView;
  sidebar: string;
}

declare global {
  interface WindowEventMap {
    'docs:edited': CustomEvent<Edited | undefined>;
  }
}

/**
 * Client-side navigation on real links through the Navigation API
 * (https://developer.mozilla.org/docs/Web/API/Navigation_API). A browser without it loads each page
 * as it always did.
 */
export function createRouter(start: Start): Router {
  const { site } = start;
  const loader = new PageLoader(start);
  let shown: PageOnScreen = start.page;
  /** The latest navigation: results of older ones are dropped. */
  let newest = 0;
  /** Path of the page whose first screen waits for the rest. */
  let begun: string | undefined;
  loader.sidebarOnScreen = shown.sidebar;

  function show(next: NextPage): void {
    shown = next.view;
    begun = undefined;
    loader.sidebarOnScreen = next.view.sidebar;
    void showPage(next, site);
  }

  /** Shows the page of an address, its first screen before the rest. `arrived` is called with its title when it is in view. */
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
        // A heading chosen meanwhile is one of this page: the page before may have moved one of that name.
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
        const heading = first ? location.hash : ''; // chosen while the rest was on its way
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
    // A missing script usually means that the site was deployed again and the page itself exists.
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

  // In a browser without it, `navigation` may be a heading of that name; the first that had it could not intercept (Chrome 102 to 104).
  if (window.navigation?.currentEntry && 'intercept' in NavigateEvent.prototype) {
    navigation.addEventListener('navigate', (event) => {
      const url = new URL(event.destination.url);
      // `replace` comes from our own `replaceState`; the browser handles everything that is not a page.
      if (!event.canIntercept || event.downloadRequest !== null || event.formData) return;
      if (event.navigationType === 'replace' || event.navigationType === 'reload') return;
      keepPlace();
      const back = event.navigationType === 'traverse';
      const place = () => {
        if (!back) return goToPlace(url.hash);
        reveal(placeOf(url.hash));
        if (!returnToPlace(event.destination.key)) event.scroll();
      };
      if (event.hashChange) {
        if (back) event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => place() });
        return;
      }
      const path = pathBelow(site.base, url.pathname);
      if (asksForFile(url.pathname)) return;
      if (path === undefined || path === '/search/') {
        // The page before may be the same document, and then the browser would only change the address: it was opened here,
        // and then by an ordinary load, as pages of another language are.
        if (back) event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => location.reload() });
        return;
      }
      event.intercept({
        scroll: 'manual',
        focusReset: 'manual',
        async handler() {
          const atTop = !back && url.hash === '';
          await open(url, atTop, async (title) => {
            place();
            await afterPaint();
            announce(title, back || url.hash !== '');
            if (back && document.activeElement === document.body) focusFollowed(event.destination.key);
          });
        },
      });
    });
    prepareOnIntent(site.base, loader);
    // What is fetched ahead is no part of a first visit, and neither is the code that does it.
    if (!prefersReducedData())
      loadWhenIdle(
        lazyExport(
          () => import('../prefetch/prefetch.ts'),
          ({ prefetchLikely }) => prefetchLikely,
        ),
        (prefetchLikely) => prefetchLikely(site.base, loader),
      );
  }

  return {
    current: () => shown,
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
  };
}
