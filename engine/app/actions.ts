import type { SiteInfo } from '../shared/browser-settings.ts';
import { copyCode, copyPage } from './article/copy.ts';
import { toggleDrawer } from './frame/drawer.ts';
import { openSearch } from './frame/open-search.ts';
import type { Router } from './navigation/router.ts';

/** One listener for all buttons: those inside pages are HTML and need no component to work. */
export function listenForActions(site: SiteInfo, router: Router): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('[data-action], .copy, .copy-page, .copy-part');
    if (!button || event.defaultPrevented || (event.button !== 0 && event.button !== undefined)) return;
    if (button.classList.contains('copy')) return void copyCode(button);
    const part = button.classList.contains('copy-part');
    if (part || button.classList.contains('copy-page')) return void copyPage(button, part);
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
}
