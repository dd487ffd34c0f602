// Entry point in the browser. The document works as served; this makes it interactive.

import { addLiveRegion } from '../dom/announce.ts';
import { loadWhenIdle, startEach } from '../dom/scheduling.ts';
import { speak } from '../dom/word.ts';
import { watchThemePicker } from '../theme/theme-picker/theme-picker.ts';
import { hydrateArticle } from './article/hydrate-article.ts';
import { followMovedAnchors } from './article/moved-anchor.ts';
import { revealNamedPlaces, scrollSmoothlyOnPage } from './article/reveal.ts';
import { updateTabStops } from './article/scrollable-tab-stops.ts';
import { followTabs } from './article/tabs.ts';
import { siteAtBase } from './base-here.ts';
import { loadControls } from './controls.ts';
import { readStart } from './loading/read-start.ts';
import { createRouter } from './navigation/router.ts';

const main = document.getElementById('docsMain');
const start = readStart(document);
if (main && start) {
  if (start.site.words) speak(start.site.words);
  const site = siteAtBase(start.site);
  const router = createRouter({ ...start, site });
  startEach([
    () => hydrateArticle(main, start.page),
    // Runs before the tabs to know whether the target was hidden, in which case the browser may not have scrolled to it.
    revealNamedPlaces,
    followTabs,
    watchThemePicker,
    scrollSmoothlyOnPage,
    () => followMovedAnchors(router.current, site.base),
    updateTabStops,
    addLiveRegion,
    () => loadControls(site, router),
  ]);
  // Sent only by `docs dev`; see `dev/browser/client.ts`.
  window.addEventListener('docs:edited', (event) => router.edit(event.detail));
  if (document.getElementById('nearest'))
    loadWhenIdle(
      () => import('../theme/page/not-found.ts'),
      ({ suggestNearest }) => suggestNearest(site.base),
    );
  document.documentElement.classList.add('js'); // see `early.ts`
  document.documentElement.dataset.app = 'awake';
}
