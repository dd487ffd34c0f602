import { documentTitle } from '../shared/document-title.ts';
import type { FirstScreen } from '../shared/first-screens.ts';
import type { SiteInfo } from '../shared/settings.ts';
import type { PageView } from '../shared/view.ts';
import { setHtml } from '../theme/trusted.ts';
import { addRest, beginWith } from './first-screen.ts';
import { fold, unfold } from './fold.ts';
import { followHeadings } from './heading-in-view.ts';
import { wakeIslands } from './islands.ts';
import { showAhead } from './page-ahead.ts';
import { painted } from './painted.ts';
import { showHead } from './show-head.ts';
import { showHeader } from './show-header.ts';
import { showSidebar } from './show-sidebar.ts';
import { showTabs } from './tabs.ts';

export interface NextPage {
  view: PageView;
  /** HTML, where another sidebar than before stands beside the page. */
  sidebar: string | undefined;
  /** Whether the reader is going to look at it from its top. */
  atTop: boolean;
}

/**
 * Shows another page in the document. Its HTML was made by React at build time (`theme/`); the frame
 * stays. Work that is not visible yet is done after the page has been painted.
 */
export async function showPage({ view, sidebar, atTop }: NextPage, site: SiteInfo): Promise<void> {
  const isAhead = showAhead(view.html);
  const main = document.getElementById('docsMain');
  if (!main) return;
  fold(main, atTop);
  const isBegun = !isAhead && addRest(main, view.html);
  if (!isAhead && !isBegun) setHtml(main, view.html);
  // The focus may be in the list of headings, which is there already.
  if (!isBegun || sidebar !== undefined) showSidebar(view, sidebar, site.base);
  document.title = documentTitle(view.title, site.title);
  const put = main.firstChild;
  await painted();
  if (main.firstChild !== put) return; // another page has replaced it already
  showHead(view);
  showHeader(view.path, view.versions, site);
  enliven(main, view);
}

/** Shows what is here of a page at `path`, until `showPage` adds the rest. */
export function showFirstScreen({ title, headings, html }: FirstScreen, path: string, site: SiteInfo): void {
  const isAhead = showAhead(html);
  const main = document.getElementById('docsMain');
  if (!main) return;
  fold(main, true);
  if (!isAhead) beginWith(main, html);
  showSidebar({ path, headings }, undefined, site.base);
  document.title = documentTitle(title, site.title);
}

let endIslands = () => {};

/** What the text of a page needs beyond its HTML. */
export function enliven(main: HTMLElement, { islands }: Pick<PageView, 'islands'>): void {
  endIslands();
  endIslands = wakeIslands(main, islands);
  showTabs(main);
  void unfold(main).then(() => followHeadings(main));
}
