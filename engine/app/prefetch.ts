import { isDataPrecious } from './is-data-precious.ts';
import { likelyNext } from './likely-next.ts';
import type { PageLoader } from './page-loader.ts';
import { pagePath } from './page-path.ts';
import { screenFiles } from './screen-files.ts';
import { transferred } from './transferred.ts';
import { whenIdleAfterLoad } from './when-idle.ts';

/** Whole pages are prefetched until the first page of a visit has used this many bytes, with headers; lists and styles are fetched meanwhile. */
const FIRST_BYTES = 66_000;
/** Bytes that may be prefetched from each later page. */
const LATER_BYTES = 30_000;
/** How many files are prefetched at a time: on a slow line each takes as long as its way there and back. */
const LANES = 4;
/** Bytes that a page, or a file of first screens, is expected to need. */
const USUAL_BYTES = 5000;

/** A fetch that may be useful soon; resolves to the bytes that were transferred. */
type Fetch = () => Promise<number>;

/**
 * When the browser is idle, fetches the first screens of all pages that the reader may choose next, and the likeliest of them as a
 * whole. Not on slow connections or for readers who save data.
 */
export function prefetchLikely(base: string, loader: PageLoader): void {
  const screens = (links: HTMLAnchorElement[]) =>
    screenFiles(links, base).map(
      (file): Fetch =>
        () =>
          loader.screens.fetch(file),
    );
  const pages = (links: HTMLAnchorElement[]) => {
    const paths = new Set(links.map((link) => pagePath(link, base)));
    return [...paths]
      .filter((path) => path !== undefined)
      .map(
        (path): Fetch =>
          () =>
            loader.warm(path),
      );
  };
  const prefetch = async (bytes: number) => {
    void loader.styled();
    const links = likelyNext();
    // The first screens tell the names of the page scripts, too.
    const left = await fetchAll(screens(links), bytes);
    await fetchAll(pages(links), left);
  };
  const soon = (work: () => void) => whenIdleAfterLoad(() => isDataPrecious() || work());
  soon(() => prefetch(FIRST_BYTES - bytesSoFar()));
  navigation.addEventListener('navigatesuccess', () => soon(() => prefetch(LATER_BYTES)));
  // Who opens a group or the drawer, which takes the focus, is about to choose.
  for (const sign of ['toggle', 'focusin'])
    document.getElementById('sidebar')?.addEventListener(sign, () => soon(() => fetchAll(screens(likelyNext()), LATER_BYTES)), true);
}

/** Hands back how many of the bytes are left. */
async function fetchAll(fetches: readonly Fetch[], bytes: number): Promise<number> {
  const here = location.href;
  const rest = fetches.values();
  let left = bytes;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const fetchNext of rest) {
        if (left < USUAL_BYTES || location.href !== here) return; // the reader has moved on: prefetching restarts there
        left -= USUAL_BYTES;
        const used = await fetchNext().catch(() => bytes); // a failure is reported when the reader goes there
        left += USUAL_BYTES - used;
      }
    }),
  );
  return left;
}

/** Of the document and everything that it has requested. */
function bytesSoFar(): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.reduce((sum, entry) => sum + transferred(entry, 0), 0);
}
