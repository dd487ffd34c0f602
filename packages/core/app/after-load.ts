import { closest, element } from '../dom/elements.ts';
import { measure } from '../dom/measure.ts';
import { startEach } from '../dom/scheduling.ts';
import { trustedScriptUrl } from '../dom/trusted-html.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
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

/** Loads the tag manager; never where the browser asks not to be tracked. */
export function loadAnalytics(id: string): void {
  if (id === '' || navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)) return;
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  // Words of readers stay here.
  addEventListener('docs:event', ({ detail: { what, path, kind } }) => layer.push({ event: `docs.${what}`, path, kind }));
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const src = trustedScriptUrl(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  document.head.append(element('script', { src, async: '' }));
}
