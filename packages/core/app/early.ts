// Runs in the head before the first paint, so that remembered choices are visible at once and nothing shifts later.

import { recall } from '../dom/storage.ts';
import { parseTheme, THEME_KEY } from '../theme/theme-picker/theme-picker.ts';

const root = document.documentElement;
root.classList.add('js');
root.dataset.theme = parseTheme(recall(THEME_KEY));

// If the app did not start, makes the page behave as without JavaScript, with the menu and all tabs visible. The app is a module, which
// runs before this event unless it is missing, truncated or empty. On the not-found page of a site for any base path, it runs later.
addEventListener('DOMContentLoaded', () => {
  if (root.dataset.app === undefined) root.classList.remove('js');
});

// After a reload, the browser treats pages that the app opened before as the same document, and only changes the address.
const { pathname } = location;
addEventListener('popstate', () => {
  if (root.dataset.app === undefined && location.pathname !== pathname) location.reload();
});
