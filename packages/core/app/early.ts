// Runs in the head before the first paint, so that remembered choices are visible at once and nothing shifts later.

import { recall } from '../dom/storage.ts';
import { parseTheme, THEME_KEY } from '../theme/theme-picker/theme-picker.ts';

const root = document.documentElement;
root.classList.add('js');
root.dataset.theme = parseTheme(recall(THEME_KEY));

// Without the app the page is better off as one without script: the menu is in view, and all tabs are. The app is a module, which
// runs before this event; one that is missing, cut or empty does not. On the not-found page of a site for any place it comes later.
addEventListener('DOMContentLoaded', () => {
  if (root.dataset.app === undefined) root.classList.remove('js');
});

// After a reload, pages that were opened in place before it count as the same document: the browser only changes the address.
const { pathname } = location;
addEventListener('popstate', () => {
  if (root.dataset.app === undefined && location.pathname !== pathname) location.reload();
});
