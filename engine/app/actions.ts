import type { SiteInfo } from '../shared/settings.ts';
import { copyCode, copyPage } from './copy.ts';
import { toggleDrawer, watchDrawer } from './drawer.ts';
import { closeMenusOutside } from './menus.ts';
import type { Router } from './router.ts';
import { openSearch, watchSearch } from './search.ts';
import { skipWhatFits } from './skip-what-fits.ts';

/** One listener for all buttons: those inside pages are HTML and need no component to work. */
export function listenForActions(site: SiteInfo, router: Router): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('[data-action], .copy, .copy-page');
    if (!button || event.defaultPrevented || (event.button !== 0 && event.button !== undefined)) return;
    if (button.classList.contains('copy')) return void copyCode(button);
    if (button.classList.contains('copy-page')) return void copyPage(button);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    switch (button.dataset.action) {
      case 'drawer':
        return toggleDrawer(button);
      case 'search':
        event.preventDefault();
        return openSearch(site);
      case 'retry':
        return router.retry();
      case 'ordinary':
        event.preventDefault();
        return location.reload();
      case 'home':
        event.preventDefault();
        return location.assign(site.base);
    }
  });
  closeMenusOutside();
  watchDrawer();
  skipWhatFits();
  watchSearch(site);
}
