import { decodeAddress, isExternal, withoutBase } from '../shared/address.ts';
import type { PageLoader } from './page-loader.ts';

/** A link that the pointer only crosses is not meant. */
const HOVER_MS = 40;

/**
 * Fetches pages ahead: at once when a link is touched or focused, after a moment when the pointer
 * rests on it, and where the reader is likely to go next when the browser is idle. Not on a line
 * that is slow or paid by the byte.
 */
export function prefetchOnIntent(base: string, loader: PageLoader): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const intend = (event: Event, delay: number) => {
    clearTimeout(timer);
    const path = pagePath(event.target, base);
    if (path !== undefined && !isDataPrecious()) timer = setTimeout(() => loader.prefetch(path), delay);
  };
  document.addEventListener('pointerover', (event) => intend(event, HOVER_MS), { passive: true });
  document.addEventListener('touchstart', (event) => intend(event, 0), { passive: true });
  document.addEventListener('focusin', (event) => intend(event, 0));

  whenIdle(() => {
    if (isDataPrecious()) return;
    for (const link of document.querySelectorAll('.neighbours a, #sidebar [aria-current="page"]')) {
      const path = pagePath(link, base);
      if (path !== undefined) loader.prefetch(path);
    }
  });
}

function pagePath(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (!link || address.startsWith('#') || (isExternal(address) && link.origin !== location.origin) || link.pathname === location.pathname)
    return undefined;
  if (/\.(?!html$)\w+$/.test(link.pathname)) return undefined;
  return withoutBase(base, decodeAddress(link.pathname) ?? link.pathname);
}

/** https://wicg.github.io/netinfo/ */
function isDataPrecious(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean; effectiveType?: string }) : {};
  return connection.saveData === true || /2g/.test(connection.effectiveType ?? '');
}

function whenIdle(work: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
