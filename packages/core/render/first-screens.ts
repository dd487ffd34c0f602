import { isExternal } from '../shared/address.ts';
import { blocksOf, type FirstScreen, firstScreensFile } from '../shared/first-screens.ts';
import { VOID_TAGS } from '../shared/html-tags.ts';
import type { PageView } from '../shared/page-view.ts';
import { firstPath, isGroup, type SidebarItem } from '../shared/sidebar.ts';

/** A tag of finished HTML: slash, name, and slash of an empty element. Attributes may contain `>`. */
const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^>"])*?(\/?)>/gi;

/** Ends and names of the outermost elements of some HTML. */
export function* partEnds(html: string): Generator<{ name: string; end: number }> {
  let depth = 0;
  for (const { 0: tag, 1: closing, 2: name = '', 3: empty, index } of html.matchAll(TAG)) {
    if (empty !== '' || VOID_TAGS.has(name)) continue;
    depth += closing === '' ? 1 : -1;
    if (depth < 0) return;
    if (depth === 0) yield { name, end: index + tag.length };
  }
}

/** Number of characters of HTML that roughly fills a window. */
const SCREEN = 3000;
const ARTICLE = '<article>';

/** Cuts the first screen out of a page. `hash`: that of its script. */
export function cutFirstScreen({ title, headings, html }: Pick<PageView, 'title' | 'headings' | 'html'>, hash: string): FirstScreen {
  return { hash, size: html.length, title, headings, html: beginningOf(html) };
}

/** Returns as many elements of the article as fit, but at least one. The parser closes open elements. */
function beginningOf(html: string): string {
  const article = html.indexOf(ARTICLE) + ARTICLE.length;
  let screen = 0;
  for (const { end } of partEnds(html.slice(article))) {
    if (screen > 0 && end > SCREEN) break;
    screen = end;
  }
  return html.slice(0, article + screen);
}

/**
 * Files of first screens, with the addresses of the pages in each. A block shown in several sidebars covers the pages of all of them:
 * on a large site, each sidebar shows other groups as links to their first pages.
 */
export function firstScreenLists(sidebars: Iterable<readonly SidebarItem[]>): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>();
  const walk = (items: readonly SidebarItem[]) => {
    for (const block of blocksOf(items)) {
      const file = firstScreensFile(block.map(nameOf));
      const paths = lists.get(file) ?? new Set();
      lists.set(file, paths);
      for (const item of block) {
        if (isGroup(item)) walk(item.items);
        else if (!isExternal(item.path)) paths.add(item.path);
      }
    }
  };
  for (const items of sidebars) walk(items);
  return lists;
}

/** Empty for a link to another site. */
function nameOf(item: SidebarItem): string {
  const path = firstPath(item);
  return isExternal(path) ? '' : path;
}
