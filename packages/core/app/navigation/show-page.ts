import { measure } from '../../dom/measure.ts';
import { afterPaint } from '../../dom/scheduling.ts';
import { setHtml } from '../../dom/trusted-html.ts';
import type { SiteInfo } from '../../shared/browser-settings.ts';
import type { FirstScreen } from '../../shared/first-screens.ts';
import { documentTitle, type PageView } from '../../shared/page-view.ts';
import { showHead } from '../../theme/document/show-head.ts';
import { showHeader } from '../../theme/header/show-header.ts';
import { showFrameParts } from '../../theme/parts/show-frame-parts.ts';
import { showSidebar } from '../../theme/sidebar/show-sidebar.ts';
import { beginArticle } from '../article/begin-article.ts';
import { addRest, beginWith } from '../article/first-screen.ts';
import { hydrateArticle } from '../article/hydrate-article.ts';
import { showPrerendered } from '../prefetch/prerender.ts';

export interface NextPage {
  view: PageView;
  /** HTML of the sidebar, if it differs from the previous one. */
  sidebar: string | undefined;
  /** Whether the page is shown from its top. */
  atTop: boolean;
}

/**
 * Shows another page in the document. React rendered its HTML at build time (`theme/`); the frame stays. Invisible work is done after
 * the page was painted.
 */
export async function showPage({ view, sidebar, atTop }: NextPage, site: SiteInfo): Promise<void> {
  const ahead = showPrerendered(view.html);
  const main = document.getElementById('docsMain');
  if (!main) return;
  const isBegun = !ahead && addRest(main, view.html);
  if (!ahead && !isBegun) setHtml(main, view.html);
  const addBelow = ahead ?? (atTop && !isBegun ? beginArticle(main) : undefined);
  if (!atTop) addBelow?.();
  // The first screen includes the list of headings, which may already have the focus.
  if (!isBegun || sidebar !== undefined) showSidebar(view, sidebar, site.base);
  showHead(documentTitle(view.title, site.title), view);
  document.body.className = view.layout ? `layout-${view.layout}` : '';
  const put = main.firstChild;
  await afterPaint();
  if (main.firstChild !== put) return; // another page has replaced it already
  addBelow?.();
  showHeader(view.path, view.versions, site);
  showFrameParts(view.frame);
  hydrateArticle(main, view);
  measure('page');
}

/** Shows the first screen of the page at `path`, until `showPage` adds the rest. */
export function showFirstScreen({ title, headings, html }: FirstScreen, path: string, site: SiteInfo): void {
  const ahead = showPrerendered(html);
  const main = document.getElementById('docsMain');
  if (!main) return;
  if (ahead) ahead();
  else beginWith(main, html);
  showSidebar({ path, headings }, undefined, site.base);
  showHead(documentTitle(title, site.title), {});
}
