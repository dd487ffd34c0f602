import type { SiteInfo } from '../shared/settings.ts';

/** The search box is a script of its own, fetched when it is first wanted. */
export function openSearch(site: SiteInfo): void {
  location.assign(`${site.base}search/`);
}

export function watchSearchKeys(site: SiteInfo): void {
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
    const wanted =
      (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey) ||
      (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
    if (!wanted || typing || event.defaultPrevented) return;
    event.preventDefault();
    openSearch(site);
  });
}
