import { afterPaint } from '../../dom/scheduling.ts';
import type { PageView } from '../../shared/page-view.ts';
import { followHeadings } from '../../theme/sidebar/heading-in-view.ts';
import { hydrateIslands } from './islands.ts';
import { showTabs } from './tabs.ts';

let endIslands = () => {};

/** Adds interactive behavior to an article. */
export function hydrateArticle(main: HTMLElement, { islands }: Pick<PageView, 'islands'>): void {
  endIslands();
  endIslands = hydrateIslands(main, islands);
  showTabs(main);
  void afterPaint().then(() => followHeadings(main));
}
