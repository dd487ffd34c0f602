import { closest } from '../dom/elements.ts';
import { measure } from '../dom/measure.ts';
import { startEach } from '../dom/scheduling.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import { closeMenusOutside } from '../theme/menu/menus.ts';
import { watchSearch } from '../theme/search/open-search.ts';
import { watchDrawer } from '../theme/sidebar/drawer.ts';
import { listenForActions } from './actions.ts';
import { watchTabs } from './article/choose-tabs.ts';
import { holdPlace } from './article/hold-place.ts';
import { watchHeadings } from './article/section-buttons.ts';
import type { Router } from './navigation/router.ts';

export { copyFor } from './article/copy.ts';

/** Starts everything that is not needed for reading a page; see `controls.ts`. `sign`: the event that announced the use of a control. */
export function startAfterLoad(site: SiteInfo, router: Router, sign: Event | undefined): void {
  startEach([
    () => watchSearch(site, sign),
    () => listenForActions(site, router),
    watchTabs,
    watchDrawer,
    closeMenusOutside,
    watchHeadings,
    holdPlace,
    watchImages,
    () => site.analytics !== '' && import('./analytics.ts').then(({ loadAnalytics }) => loadAnalytics(site.analytics)),
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
