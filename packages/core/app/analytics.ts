import { element } from '../dom/elements.ts';
import { trustedScriptUrl } from '../dom/trusted-html.ts';

/** Loads the tag manager, unless the browser asks not to be tracked. */
export function loadAnalytics(id: string): void {
  if (navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)) return;
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  // Text typed by readers is never sent.
  addEventListener('docs:event', ({ detail: { what, path, kind } }) => layer.push({ event: `docs.${what}`, path, kind }));
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const src = trustedScriptUrl(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  document.head.append(element('script', { src, async: '' }));
}
