import { isExternal, pathBelow } from '../shared/address.ts';
import { isDataPrecious } from './is-data-precious.ts';
import { likelyNext } from './likely-next.ts';
import type { PageLoader } from './page-loader.ts';
import { transferred } from './transferred.ts';
import { whenIdleAfterLoad } from './when-idle.ts';

/** A pointer that only crosses a link shows no intent. */
const HOVER_MS = 40;
/** When the browser is idle, pages are prefetched until the first page of a visit has used this many bytes in all (85 kB with all headers). */
const FIRST_BYTES = 55_000;
/** Bytes that may be prefetched from each later page. */
const LATER_BYTES = 30_000;
/** How many pages are prefetched at a time. */
const IDLE_LANES = 2;

/**
 * Fetches pages ahead: at once when a link is touched, pressed or focused, after a moment when the pointer
 * rests on it, and likely next pages when the browser is idle. Not on slow connections or for readers
 * who save data.
 */
export function prefetchOnIntent(base: string, loader: PageLoader): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const intend = (event: Event, delay: number) => {
    clearTimeout(timer);
    const path = pagePath(event.target, base);
    if (path === undefined || isDataPrecious()) return;
    if (delay === 0) loader.prefetch(path);
    else timer = setTimeout(() => loader.prefetch(path), delay);
  };
  document.addEventListener('pointerover', (event) => intend(event, HOVER_MS), { passive: true });
  document.addEventListener('pointerdown', (event) => intend(event, 0), { passive: true });
  document.addEventListener('focusin', (event) => intend(event, 0));

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
    Array.from({ length: IDLE_LANES }, async () => {
      for (const path of rest) {
        if (left <= 0 || location.href !== here) return; // the reader has moved on: prefetching restarts there
        const used = await loader.warm(path).catch(() => left); // a failure is reported when the reader goes there
        left -= used;
      }
    }),
  );
}

/** Of the document and everything that it has requested. */
function bytesSoFar(): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.reduce((sum, entry) => sum + transferred(entry, 0), 0);
}

function pagePath(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (!link || address.startsWith('#') || (isExternal(address) && link.origin !== location.origin) || link.pathname === location.pathname)
    return undefined;
  if (/\.(?!html$)\w+$/.test(link.pathname)) return undefined;
  return pathBelow(base, link.pathname);
}
