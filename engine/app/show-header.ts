import type { PageView } from '../shared/view.ts';
import { trustedHtml } from '../theme/trusted.ts';
import { isLinkTo } from './is-link-to.ts';

/** Marks the links of the header, and of the drawer, that lead to the page in view, and leads the menu of versions from there. */
export function showHeader({ path, versions }: PageView, base: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.top .links a, .drawer-links a')) {
    if (isLinkTo(link, base, path)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const menu = document.querySelector('.top .versions');
  if (menu) menu.innerHTML = trustedHtml(versions) as string;
}
