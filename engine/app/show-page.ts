import type { SiteInfo } from '../shared/settings.ts';
import type { PageView } from '../shared/view.ts';
import { setHtml } from '../theme/trusted.ts';
import { followHeadings } from './heading-in-view.ts';
import { wakeIslands } from './islands.ts';
import { showHead } from './show-head.ts';
import { showHeader } from './show-header.ts';
import { showSidebar } from './show-sidebar.ts';
import { showTabs } from './tabs.ts';

/**
 * Puts another page into the document. What is put there is HTML that the build made with React
 * (`theme/`); the frame stays. `sidebar` is given where another one than before stands beside the page.
 */
export function showPage(view: PageView, sidebar: string | undefined, site: SiteInfo): void {
  showHead(view, site.title);
  showHeader(view, site.base);
  showSidebar(view, sidebar, site.base);
  const main = document.getElementById('main');
  if (!main) return;
  setHtml(main, view.html);
  enliven(main, view);
}

let endIslands = () => {};

/** What the text of a page needs beyond its HTML. */
export function enliven(main: HTMLElement, { islands }: Pick<PageView, 'islands'>): void {
  endIslands();
  endIslands = wakeIslands(main, islands);
  showTabs(main);
  followHeadings(main);
}
