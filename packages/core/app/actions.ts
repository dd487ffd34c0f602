import { closest } from '../dom/elements.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import { toggleDrawer } from '../theme/sidebar/drawer.ts';
import { copyFor } from './article/copy.ts';
import type { Router } from './navigation/router.ts';

/** Handles all buttons with one listener. Those inside pages are plain HTML, so they need no component. */
export function listenForActions(site: SiteInfo, router: Router): void {
  const actions: Record<string, (control: HTMLElement) => void> = {
    drawer: toggleDrawer,
    retry: () => router.retry(),
    ordinary: () => location.reload(),
    home: () => location.assign(site.base),
    language: (link) => link instanceof HTMLAnchorElement && followLanguage(link),
  };
  document.addEventListener('click', (event) => {
    const button = closest(event.target, '[data-action], .copy, .copy-page, .copy-part');
    if (!button || event.defaultPrevented) return;
    if (button.matches('.copy, .copy-page, .copy-part')) return void copyFor(button);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const action = actions[button.dataset.action ?? ''];
    if (!action) return;
    event.preventDefault();
    action(button);
  });
}

/** Follows a link of the language menu. If the menu's code cannot be loaded, follows the link unchanged. */
function followLanguage(link: HTMLAnchorElement): void {
  import('../theme/header/choose-language.ts').then(
    ({ chooseLanguage }) => chooseLanguage(link),
    () => location.assign(link.href),
  );
}
