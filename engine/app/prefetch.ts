import { isDataPrecious } from './is-data-precious.ts';
import { likelyNext } from './likely-next.ts';
import type { PageLoader } from './page-loader.ts';
import { pagePath } from './page-path.ts';
import { transferred } from './transferred.ts';
import { whenIdleAfterLoad } from './when-idle.ts';

/** Pages are prefetched until the first page of a visit has used this many bytes, with headers: 85 kB in all with the lists and styles that are fetched meanwhile. */
const FIRST_BYTES = 70_000;
/** Bytes that may be prefetched from each later page. */
const LATER_BYTES = 30_000;
/** How many pages are prefetched at a time: on a slow line each takes as long as its way there and back. */
const LANES = 4;
/** Bytes that a page is expected to need. */
const USUAL_BYTES = 5000;

/** Fetches likely next pages when the browser is idle. Not on slow connections or for readers who save data. */
export function prefetchLikely(base: string, loader: PageLoader): void {
  const fetchSoon = (bytes: () => number) => whenIdleAfterLoad(() => fetchLikely(base, loader, bytes()));
  fetchSoon(() => FIRST_BYTES - bytesSoFar());
  navigation.addEventListener('navigatesuccess', () => fetchSoon(() => LATER_BYTES));
}

async function fetchLikely(base: string, loader: PageLoader, bytes: number): Promise<void> {
  if (isDataPrecious()) return;
  void loader.styled();
  const here = location.href;
  const paths = new Set(likelyNext().map((link) => pagePath(link, base)));
  const rest = [...paths].filter((path) => path !== undefined).values();
  let left = bytes;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const path of rest) {
        if (left < USUAL_BYTES || location.href !== here) return; // the reader has moved on: prefetching restarts there
        left -= USUAL_BYTES;
        const used = await loader.warm(path).catch(() => bytes); // a failure is reported when the reader goes there
        left += USUAL_BYTES - used;
      }
    }),
  );
}

/** Of the document and everything that it has requested. */
function bytesSoFar(): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.reduce((sum, entry) => sum + transferred(entry, 0), 0);
}
