// Runs in the head before the first paint, so that remembered choices are visible at once and nothing shifts later.

import { recall } from '../dom/storage.ts';
import { parseTheme, THEME_KEY } from '../theme/theme-picker/theme-picker.ts';

const root = document.documentElement;
root.classList.add('js');
root.dataset.theme = parseTheme(recall(THEME_KEY));

// If the app did not start, the page is better off without script: the menu and all tabs are visible. The app is a module, which runs
// before this event unless it is missing, truncated or empty. On the not-found page of a site for any base path it comes later.
addEventListener('DOMContentLoaded', () => {
  if (root.dataset.app === undefined) root.classList.remove('js');
});

// After a reload, pages opened in place before it count as the same document, so the browser only changes the address.
const { pathname } = location;
addEventListener('popstate', () => {
  if (root.dataset.app === undefined && location.pathname !== pathname) location.reload();
});
