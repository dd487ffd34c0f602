import type { SiteInfo } from '../shared/browser-settings.ts';

/** Finds the base path of a site built to work under any path. This script is in `<base>assets/`. */
export function siteAtBase(site: SiteInfo): SiteInfo {
  if (site.base.startsWith('/')) return site; // otherwise relative to the document
  const script = import.meta.url;
  // The frame and the head stay when pages change, so their addresses must not be relative to the first page.
  for (const link of document.body.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const written = link.getAttribute('href') ?? '';
    if (link.origin === location.origin && !written.startsWith('#')) link.setAttribute('href', link.pathname + link.search + link.hash);
  }
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href]')) link.setAttribute('href', link.href);
  return { ...site, base: new URL('..', script).pathname };
}
