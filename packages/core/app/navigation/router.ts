import { closest } from '../../dom/elements.ts';
import { prefersReducedData } from '../../dom/prefers-reduced-data.ts';
import { loadOnce, whenIdleAfterLoad } from '../../dom/scheduling.ts';
import { asksForFile, pathBelow } from '../../shared/address.ts';
import type { PageOnScreen } from '../../shared/page-view.ts';
import { elementFor, reveal } from '../article/reveal.ts';
import type { DocumentData } from '../loading/read-start.ts';
import type { Edited, PageOpener } from './page-opener.ts';
import { focusFollowed, goToPlace, returnToPlace, saveScrollPosition } from './scroll-positions.ts';

export interface Router {
  current(): PageOnScreen;
  /** Tries again to open a page that failed to load. */
  retry(): void;
  /** See `PageOpener`. */
  edit(next: Edited | undefined): void;
}

declare global {
  interface WindowEventMap {
    'docs:edited': CustomEvent<Edited | undefined>;
  }
}

/** Events that suggest the reader is about to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'pointerdown'];

/**
 * Navigates on the client through real links and the Navigation API (https://developer.mozilla.org/docs/Web/API/Navigation_API).
 * Browsers without it load each page as usual. The code that opens pages is loaded when the reader is about to follow a link, or when
 * the browser is idle.
 */
export function createRouter(start: DocumentData): Router {
  const { base } = start.site;
  let opener: PageOpener | undefined;
  const load = loadOnce(
    () => import('./page-opener.ts'),
    start.site.loadTimeout,
    ({ createPageOpener }) => {
      opener = createPageOpener(start);
      return opener;
    },
  );

  /** The address has already changed. If the code fails to load, the browser loads the page. */
  function loadOrLeave(): Promise<PageOpener> {
    return load().catch(() => {
      location.reload();
      return new Promise<never>(() => {});
    });
  }

  function loadOnIntent(): void {
    let isAsked = false;
    const ask = () => {
      isAsked = true;
      return load().catch((error) => {
        isAsked = false; // tried again when the reader follows a link
        throw error;
      });
    };
    const ignore = () => {};
    const hear = (sign: Event) => {
      if (prefersReducedData()) return;
      // While the code loads, the pointer may move on to another link, or leave them all.
      if (isAsked || closest(sign.target, 'a')) ask().then(({ intend }) => intend(sign), ignore);
    };
    for (const name of SIGNS) document.addEventListener(name, hear, { passive: true });
    whenIdleAfterLoad(() => {
      if (prefersReducedData()) return;
      ask()
        .catch(ask)
        .then(({ prefetch }) => prefetch(), ignore);
    });
  }

  // In browsers without the API, `navigation` may be a heading with that id. The first browsers with it could not intercept (Chrome 102
  // to 104).
  if (window.navigation?.currentEntry && 'intercept' in NavigateEvent.prototype) {
    navigation.addEventListener('navigate', (event) => {
      const url = new URL(event.destination.url);
      // `replace` comes from our own `replaceState`. The browser handles everything that is not a page.
      if (!event.canIntercept || event.downloadRequest !== null || event.formData) return;
      if (event.navigationType === 'replace' || event.navigationType === 'reload') return;
      saveScrollPosition();
      const back = event.navigationType === 'traverse';
      const place = () => {
        if (!back) return goToPlace(url.hash);
        reveal(elementFor(url.hash));
        if (!returnToPlace(event.destination.key)) event.scroll();
      };
      if (event.hashChange) {
        if (back) event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => place() });
        return;
      }
      const path = pathBelow(base, url.pathname);
      if (asksForFile(url.pathname)) return;
      if (path === undefined || path === '/search/') {
        // The previous entry may belong to this document if it was opened by the app and left by a full load, as for a page in another
        // language. The browser would then only change the address.
        if (back) event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => location.reload() });
        return;
      }
      event.intercept({
        scroll: 'manual',
        focusReset: 'manual',
        async handler() {
          const { open } = opener ?? (await loadOrLeave());
          await open(url, {
            atTop: !back && url.hash === '',
            keepFocus: back || url.hash !== '',
            place,
            arrived: () => back && document.activeElement === document.body && focusFollowed(event.destination.key),
          });
        },
      });
    });
    loadOnIntent();
  }

  return {
    current: () => opener?.current() ?? start.page,
    // Synchronously if possible, so that the reading position can be kept.
    edit: (next) => (opener ? opener.edit(next) : void loadOrLeave().then(({ edit }) => edit(next))),
    retry: () => void loadOrLeave().then(({ retry }) => retry()),
  };
}
