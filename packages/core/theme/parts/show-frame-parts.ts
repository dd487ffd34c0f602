import { setHtml } from '../../dom/trusted-html.ts';
import type { PageView } from '../../shared/page-view.ts';

/** Renews the parts around all pages that show something of the page in view, where the site has such. */
export function showFrameParts(parts: PageView['frame']): void {
  for (const name in parts) for (const place of document.querySelectorAll(`[data-part="${name}"]`)) setHtml(place, parts[name] ?? '');
}
