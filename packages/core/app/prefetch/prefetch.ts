import { prefersReducedData } from '../../dom/prefers-reduced-data.ts';
import { whenIdleAfterLoad } from '../../dom/scheduling.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import { firstScreenFiles } from './first-screen-files.ts';
import { likelyNext } from './likely-next.ts';
import { pagePath } from './page-path.ts';

/** Whole pages that are prefetched from each page that is opened. */
const PAGES = 3;
/** Bytes of a document with which the first page of a visit has cost enough. */
const LARGE = 25_000;

/**
 * When the browser is idle, fetches the styles and the first screens of all pages that the reader may choose next, and the
 * likeliest of them as a whole. Not on slow connections or for readers who save data.
 */
export function prefetchLikely(base: string, loader: PageLoader): void {
  const fetchScreens = (links: readonly HTMLAnchorElement[]) =>
    Promise.all(firstScreenFiles(links, base).map((file) => loader.screens.fetch(file).catch(notNeeded)));
  const prefetch = async (pages: number) => {
    const here = location.href;
    void loader.styled();
    const links = likelyNext();
    // The first screens tell the names of the page scripts, too.
    await fetchScreens(links);
    let left = pages;
    for (const path of new Set(links.map((link) => pagePath(link, base)))) {
      // Where the reader has moved on, prefetching restarts.
      if (left === 0 || location.href !== here) return;
      if (path !== undefined && (await loader.warm(path).catch(notNeeded))) left--;
    }
  };
  const soon = (work: () => void) => whenIdleAfterLoad(() => prefersReducedData() || work());
  const [first] = performance.getEntriesByType('navigation');
  const isLarge = first instanceof PerformanceResourceTiming && first.transferSize > LARGE;
  soon(() => prefetch(isLarge ? 0 : PAGES));
  navigation.addEventListener('navigatesuccess', () => soon(() => prefetch(PAGES)));
  // Who opens a group or the drawer, which takes the focus, is about to choose.
  const choosing = () => soon(() => fetchScreens(likelyNext()));
  for (const sign of ['toggle', 'focusin']) document.getElementById('docsSidebar')?.addEventListener(sign, choosing, true);
}

/** A failure is reported when the reader goes there. */
function notNeeded(): void {}
