import { isExternal, pathBelow } from '../shared/address.ts';
import { isDataPrecious } from './is-data-precious.ts';
import { likelyNext } from './likely-next.ts';
import type { PageLoader } from './page-loader.ts';
import { whenIdleAfterLoad } from './when-idle.ts';

/** A pointer that only crosses a link shows no intent. */
const HOVER_MS = 40;
/** When the browser is idle, pages are prefetched until the visit has used this many bytes (including the document), this many at a time. */
const VISIT_BYTES = 48_000;
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

  const fetchSoon = () => whenIdleAfterLoad(() => fetchLikely(base, loader));
  fetchSoon();
  navigation.addEventListener('navigatesuccess', fetchSoon);
}

async function fetchLikely(base: string, loader: PageLoader): Promise<void> {
  if (isDataPrecious()) return;
  void loader.styled();
  const here = location.href;
  const paths = new Set(likelyNext().map((link) => pagePath(link, base)));
  const rest = [...paths].filter((path) => path !== undefined).values();
  const [visit] = performance.getEntriesByType('navigation');
  let left = VISIT_BYTES - (visit instanceof PerformanceNavigationTiming ? visit.encodedBodySize : 0);
  await Promise.all(
    Array.from({ length: IDLE_LANES }, async () => {
      for (const path of rest) {
        if (left <= 0 || location.href !== here) return; // the reader has moved on: prefetching restarts there
        const bytes = await loader.warm(path).catch(() => left); // a failure is reported when the reader goes there
        left -= bytes;
      }
    }),
  );
}

function pagePath(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (!link || address.startsWith('#') || (isExternal(address) && link.origin !== location.origin) || link.pathname === location.pathname)
    return undefined;
  if (/\.(?!html$)\w+$/.test(link.pathname)) return undefined;
  return pathBelow(base, link.pathname);
}
