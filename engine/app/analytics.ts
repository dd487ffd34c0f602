import { trustedScriptUrl } from '../theme/trusted.ts';
import { whenIdleAfterLoad } from './when-idle.ts';

/** Loads the tag manager after the page is usable; never where the browser asks not to be tracked. */
export function loadAnalytics(id: string): void {
  if (id === '' || navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)) return;
  whenIdleAfterLoad(() => {
    const layer: unknown[] = [];
    Object.assign(window, { dataLayer: layer });
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.src = trustedScriptUrl(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
    script.async = true;
    document.head.append(script);
  });
}
