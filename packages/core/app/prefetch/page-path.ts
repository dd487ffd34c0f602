import { closest } from '../../dom/elements.ts';
import { asksForFile, isExternal, pathBelow } from '../../shared/address.ts';

/** The path of the page that a link around the element leads to; undefined for anything else, and for the page in view. */
export function pagePath(element: EventTarget | null, base: string): string | undefined {
  const link = closest<HTMLAnchorElement>(element, 'a');
  const address = link?.getAttribute('href') ?? '';
  if (!link || address.startsWith('#') || (isExternal(address) && link.origin !== location.origin) || link.pathname === location.pathname)
    return undefined;
  if (asksForFile(link.pathname)) return undefined;
  return pathBelow(base, link.pathname);
}
