import { closest } from '../../dom/elements.ts';
import { prefersReducedData } from '../../dom/prefers-reduced-data.ts';
import { whenIdle } from '../../dom/scheduling.ts';
import { asksForFile, isExternal, pathBelow } from '../../shared/address.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import { prerender } from './prerender.ts';

/** Milliseconds on a link before it counts as intent: the pointer or the focus may only be passing. */
const REST_MS = 40;

/**
 * Prefetches the page that a reader is about to open and lays it out: immediately when a link is touched or pressed, after a moment
 * when the pointer or the focus rests on it. Does nothing on slow connections or for readers who save data. Returns a function to call
 * with each such event.
 */
export function prepareOnIntent(base: string, loader: PageLoader): (sign: Event) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let intended: string | undefined;

  const prepare = async (link: EventTarget | null, path: string) => {
    const prepareHtml = (html: string | undefined) =>
      whenIdle(() => {
        const isStillWanted = intended === path && pagePath(link, base) === path; // the reader may already have opened it
        if (isStillWanted && html !== undefined) prerender(html);
      });
    // A failure is reported when the page is opened.
    const loading = loader.load(path).catch(() => undefined);
    prepareHtml((await loader.firstScreen(path).catch(() => undefined))?.html);
    const found = await loading;
    if (found && 'page' in found) prepareHtml(found.page.html);
  };
  return ({ type, target }: Event) => {
    const delay = type === 'pointerdown' ? 0 : REST_MS;
    const path = pagePath(target, base);
    if (path === intended && delay > 0) return;
    clearTimeout(timer);
    intended = path;
    if (path === undefined || prefersReducedData()) return;
    if (delay > 0) timer = setTimeout(prepare, delay, target, path);
    else void prepare(target, path);
  };
}

/** Path of the page that the enclosing link leads to; `undefined` for any other link, and for the current page. */
export function pagePath(element: EventTarget | null, base: string): string | undefined {
  const link = closest<HTMLAnchorElement>(element, 'a');
  const address = link?.getAttribute('href') ?? '';
  if (!link || address.startsWith('#') || (isExternal(address) && link.origin !== location.origin) || link.pathname === location.pathname)
    return undefined;
  if (asksForFile(link.pathname)) return undefined;
  return pathBelow(base, link.pathname);
}
