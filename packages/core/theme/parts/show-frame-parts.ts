import { setHtml } from '../../dom/trusted-html.ts';
import type { PageView } from '../../shared/page-view.ts';

/** Updates the site's frame parts that depend on the current page, if there are any. */
export function showFrameParts(parts: PageView['frame']): void {
  for (const name in parts) for (const place of document.querySelectorAll(`[data-part="${name}"]`)) setHtml(place, parts[name] ?? '');
}
