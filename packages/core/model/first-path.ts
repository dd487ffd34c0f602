import { isGroup, type SidebarItem } from '../shared/sidebar.ts';

/** Where an entry of a sidebar leads to: a group to its first page. */
export function firstPath(item: SidebarItem): string {
  return isGroup(item) ? firstPath(item.items[0] ?? { label: '', path: '/' }) : item.path;
}
