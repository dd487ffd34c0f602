import { ANY_BASE } from '../shared/any-base.ts';
import type { SiteInfo } from '../shared/settings.ts';

/** A site that was built for any place learns here where it is: this script lies in `<base>assets/`. */
export function siteHere(site: SiteInfo): SiteInfo {
  if (site.base !== ANY_BASE) return site;
  const script = import.meta.url;
  // The frame and the head stay while pages change, so nothing there may be relative to the first page.
  for (const link of document.body.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const written = link.getAttribute('href') ?? '';
    if (link.origin === location.origin && !written.startsWith('#')) link.setAttribute('href', link.pathname + link.search + link.hash);
  }
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href]')) link.setAttribute('href', link.href);
  return { ...site, base: new URL('..', script).pathname };
}
