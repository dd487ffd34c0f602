import { measure } from '../dom/measure.ts';
import { startEach } from '../dom/start-each.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import { loadAnalytics } from './analytics.ts';
import { holdPlace } from './article/hold-place.ts';
import { watchHeadings } from './article/section-buttons.ts';

/** What a page can be read and left without: it is loaded when the browser has nothing else to do. */
export function startAfterLoad(site: SiteInfo): void {
  startEach([watchHeadings, holdPlace, () => loadAnalytics(site.analytics), () => measure('page')]);
}
