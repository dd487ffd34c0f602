import { element } from '../../dom/elements.ts';
import { setHtml } from '../../dom/trusted-html.ts';
import type { PageView } from '../../shared/page-view.ts';
import { SIDEBAR_BASE } from '../../shared/sidebar.ts';
import { linksTo } from '../header/show-header.ts';

/**
 * Marks the current page in the sidebar and lists its headings below it. `html`: the whole list, if it has changed. Opens the groups
 * that the reader enters and closes those that the reader leaves; all others stay as the reader left them.
 */
export function showSidebar({ path, headings }: Pick<PageView, 'path' | 'headings'>, html: string | undefined, base: string): void {
  const pages = document.querySelector('#docsSidebar .pages');
  if (!pages) return;
  if (html !== undefined) setHtml(pages, html.replaceAll(`href="${SIDEBAR_BASE}`, `href="${base}`));
  const left = new Set<HTMLDetailsElement>();
  for (const link of pages.querySelectorAll<HTMLAnchorElement>('[aria-current="page"]')) {
    link.removeAttribute('aria-current');
    link.parentElement?.querySelector('.heads')?.remove();
    for (const group of groupsAround(link)) left.add(group);
  }
  for (const link of linksTo(pages.querySelectorAll('a'), base, path)) {
    link.setAttribute('aria-current', 'page');
    if (headings !== '') {
      const list = element('ul', { class: 'heads' });
      setHtml(list, headings);
      link.after(list);
    }
    for (const group of groupsAround(link)) {
      left.delete(group);
      group.open = true;
    }
  }
  for (const group of left) group.open = false;
}

function groupsAround(link: Element): HTMLDetailsElement[] {
  const group = link.parentElement?.closest<HTMLDetailsElement>('#docsSidebar details');
  return group ? [group, ...groupsAround(group)] : [];
}
