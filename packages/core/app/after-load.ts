import { closest } from '../dom/elements.ts';
import { measure } from '../dom/measure.ts';
import { startEach } from '../dom/scheduling.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import { loadAnalytics } from './analytics.ts';
import { holdPlace } from './article/hold-place.ts';
import { watchHeadings } from './article/section-buttons.ts';

/** What a page can be read and left without: it is loaded when the browser has nothing else to do. */
export function startAfterLoad(site: SiteInfo): void {
  startEach([watchHeadings, holdPlace, watchImages, () => loadAnalytics(site.analytics), () => measure('page')]);
}

/** Opens pictures in place that are shown smaller than they are. Where that cannot be loaded, their links lead to them. */
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
