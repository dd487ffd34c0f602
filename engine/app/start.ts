// Entry point in the browser. The document is complete as served; this makes it interactive.

import { listenForActions } from './actions.ts';
import { loadAnalytics } from './analytics.ts';
import { siteHere } from './base-here.ts';
import { followMovedAnchors } from './moved-anchor.ts';
import { readStart } from './read-start.ts';
import { createRouter } from './router.ts';
import { enliven } from './show-page.ts';
import { watchTabs } from './tabs.ts';
import { watchThemePicker } from './theme-picker.ts';

const main = document.getElementById('docsMain');
const start = readStart(document);
if (main && start) {
  const site = siteHere(docsSite);
  const router = createRouter(site, start);
  enliven(main, start.page);
  watchTabs();
  watchThemePicker();
  followMovedAnchors(router.current, site.base);
  listenForActions(site, router);
  loadAnalytics(site.analytics);
  // Only `docs dev` sends it: see `dev/browser/client.ts`.
  window.addEventListener('docs:edited', (event) => router.edit(event.detail));
  if (main.firstElementChild?.matches('[data-special="not-found"]'))
    import('./not-found.ts').then(({ suggestNearest }) => suggestNearest(site.base));
  // A page that is opened at a heading is there at once; only a reader on the page sees it scroll.
  addEventListener('click', () => document.documentElement.classList.add('clicked'), { capture: true, once: true });
  document.documentElement.dataset.app = 'awake';
}
