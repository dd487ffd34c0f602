import type { PageView } from '../shared/view.ts';
import { setHtml } from '../theme/trusted.ts';
import { linksTo } from './links-to.ts';

/** Marks the links of the header, and of the drawer, that lead to the page in view, and leads the menu of versions from there. */
export function showHeader({ path, versions }: PageView, base: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.top .links a, .drawer-links a');
  const current = linksTo(links, base, path);
  for (const link of links) {
    if (current.has(link)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const menu = document.querySelector('.top .versions');
  if (menu) setHtml(menu, versions);
}
