import { closest, element } from '../dom/elements.ts';
import { measure } from '../dom/measure.ts';
import { startEach } from '../dom/scheduling.ts';
import { trustedScriptUrl } from '../dom/trusted-html.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import { watchLanguages } from '../theme/header/choose-language.ts';
import { closeMenusOutside } from '../theme/menu/menus.ts';
import { watchSearch } from '../theme/search/open-search.ts';
import { watchDrawer } from '../theme/sidebar/drawer.ts';
import { listenForActions } from './actions.ts';
import { watchTabs } from './article/choose-tabs.ts';
import { holdPlace } from './article/hold-place.ts';
import { watchHeadings } from './article/section-buttons.ts';
import type { Router } from './navigation/router.ts';

export { copyFor } from './article/copy.ts';

/** Starts everything that a page can be read without: see `controls.ts`. `sign`: the event that announced the use of a control. */
export function startAfterLoad(site: SiteInfo, router: Router, sign: Event | undefined): void {
  startEach([
    () => watchSearch(site, sign),
    () => listenForActions(site, router),
    watchTabs,
    watchDrawer,
    watchLanguages,
    closeMenusOutside,
    watchHeadings,
    holdPlace,
    watchImages,
    () => loadAnalytics(site.analytics),
    () => measure('page'),
  ]);
}

/** Enlarges downscaled pictures in place. If the code fails to load, the link opens the picture instead. */
function watchImages(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a.enlarge');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('../theme/content/enlarge-image.ts').then(
      ({ enlargeImage }) => enlargeImage(link),
      () => location.assign(link.href),
    );
  });
}

/** Loads the tag manager, unless the browser asks not to be tracked. */
export function loadAnalytics(id: string): void {
  if (id === '' || navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)) return;
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  // What readers typed is never sent.
  addEventListener('docs:event', ({ detail: { what, path, kind } }) => layer.push({ event: `docs.${what}`, path, kind }));
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const src = trustedScriptUrl(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  document.head.append(element('script', { src, async: '' }));
}
