import { prefersReducedData } from '../../dom/prefers-reduced-data.ts';
import { transferSizeOf } from '../../dom/transfer-size.ts';
import { whenIdleAfterLoad } from '../../dom/when-idle.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import { firstScreenFiles } from './first-screen-files.ts';
import { likelyNext } from './likely-next.ts';
import { pagePath } from './page-path.ts';

/** Whole pages are prefetched until the first page of a visit has used this many bytes, with headers; lists and styles are fetched meanwhile. */
const FIRST_BYTES = 69_500;
/** Bytes that may be prefetched from each later page. */
const LATER_BYTES = 30_000;
/** How many files are prefetched at a time: on a slow connection each takes as long as its way there and back. */
const LANES = 4;
/** Bytes that a file of first screens may need, and a page of unknown size. */
const SCREENS_BYTES = 14_000;
const PAGE_BYTES = 18_000;

/**
 * When the browser is idle, fetches the first screens of all pages that the reader may choose next, and the likeliest of them as a
 * whole. Not on slow connections or for readers who save data.
 */
export function prefetchLikely(base: string, loader: PageLoader): void {
  const fetchScreens = (links: HTMLAnchorElement[], bytes: number) =>
    fetchAll(
      firstScreenFiles(links, base),
      bytes,
      (file) => loader.screens.fetch(file),
      () => SCREENS_BYTES,
    );
  const prefetch = async (bytes: number) => {
    void loader.styled();
    const links = likelyNext();
    // The first screens tell the names of the page scripts, too.
    const left = await fetchScreens(links, bytes);
    const paths = [...new Set(links.map((link) => pagePath(link, base)).filter((path) => path !== undefined))];
    await fetchAll(
      paths,
      left,
      (path) => loader.warm(path),
      (path) => loader.expected(path) ?? PAGE_BYTES,
    );
  };
  const soon = (work: () => void) => whenIdleAfterLoad(() => prefersReducedData() || work());
  soon(() => prefetch(FIRST_BYTES - bytesSoFar()));
  navigation.addEventListener('navigatesuccess', () => soon(() => prefetch(LATER_BYTES)));
  // Who opens a group or the drawer, which takes the focus, is about to choose.
  const choosing = () => soon(() => fetchScreens(likelyNext(), LATER_BYTES));
  for (const sign of ['toggle', 'focusin']) document.getElementById('docsSidebar')?.addEventListener(sign, choosing, true);
}

/** Fetches what fits into so many bytes, in lanes. `fetch` resolves to the bytes that were transferred. Hands back how many are left. */
async function fetchAll(
  names: readonly string[],
  bytes: number,
  fetch: (name: string) => Promise<number>,
  expected: (name: string) => number,
): Promise<number> {
  const here = location.href;
  const wanted = [...names];
  let left = bytes;
  const lane = async () => {
    while (location.href === here) {
      // Otherwise the reader has moved on, and prefetching restarts there.
      const next = wanted.findIndex((name) => expected(name) <= left);
      const [name] = next < 0 ? [] : wanted.splice(next, 1);
      if (name === undefined) return;
      const usual = expected(name);
      left -= usual;
      const used = await fetch(name).catch(() => bytes); // a failure is reported when the reader goes there
      left += usual - used;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return left;
}

/** Of the document and everything that it has requested. */
function bytesSoFar(): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.reduce((sum, entry) => sum + transferSizeOf(entry, 0), 0);
}
