import type { SiteModel } from '../model/site-model.ts';
import { isExternal, withBase } from '../shared/address.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { plainWords } from '../shared/plain-words.ts';
import { isGroup, type SidebarItem, type SidebarLink } from '../shared/sidebar.ts';

/** Entries of a sidebar as an article has them: single pages, then a section for each group. Empty without entries. */
export function pageList(items: readonly SidebarItem[], { settings, records }: Pick<SiteModel, 'settings' | 'records'>): string {
  const link = ({ label, path }: SidebarLink) => {
    const about = records.get(path)?.frontmatter.short_description;
    const href = isExternal(path) ? path : withBase(settings.base, path);
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a>${about === undefined ? '' : `: ${escapeHtml(plainWords(about))}`}</li>`;
  };
  const list = (some: readonly SidebarItem[]): string =>
    some.length === 0
      ? ''
      : `<ul>${some.map((item) => (isGroup(item) ? `<li>${escapeHtml(item.label)}${list(item.items)}</li>` : link(item))).join('')}</ul>`;
  const sections = items.filter(isGroup).map(({ label, items: inside }) => `<h2>${escapeHtml(label)}</h2>${list(inside)}`);
  return list(items.filter((item) => !isGroup(item))) + sections.join('');
}
