import { isGroup, type Sidebar, type SidebarItem } from '../shared/sidebar.ts';
import type { NamedSidebar } from './sidebars.ts';
import { shortHash } from './short-hash.ts';

/** Up to this many entries a page carries its whole sidebar. */
const WHOLE = 300;

export interface SidebarInView {
  id: string;
  items: Sidebar;
  /** Address of the script that brings it to a browser that came from another sidebar. */
  file: string;
  script: string;
}

/**
 * The sidebar that goes into a page. On a large site that is the branch of the page only: other
 * groups become a link to their first page, so a page costs the same however many there are.
 */
export function sidebarInView(sidebar: NamedSidebar, path: string): SidebarInView {
  const whole = sidebar.order.length <= WHOLE;
  const items = whole ? sidebar.items : branch(sidebar.items, path);
  const script = `export default ${JSON.stringify(items)};\n`;
  const hash = shortHash(script);
  return { id: whole ? sidebar.id : `${sidebar.id}-${hash}`, items, script, file: `/assets/sidebars/${sidebar.id}.${hash}.js` };
}

function branch(items: SidebarItem[], path: string): SidebarItem[] {
  const at = items.findIndex((item) => !isGroup(item) && item.path === path);
  // A long list of siblings is cut to those around the page.
  const near = items.length <= WHOLE ? items : items.slice(Math.max(0, at - WHOLE / 6), Math.max(0, at) + WHOLE / 6);
  return near.map((item): SidebarItem => {
    if (!isGroup(item)) return item;
    if (holds(item, path)) return { label: item.label, items: branch(item.items, path) };
    return { label: item.label, path: firstPath(item) };
  });
}

function holds(item: SidebarItem, path: string): boolean {
  return isGroup(item) ? item.items.some((inner) => holds(inner, path)) : item.path === path;
}

function firstPath(item: SidebarItem): string {
  return isGroup(item) ? firstPath(item.items[0] ?? { label: '', path: '/' }) : item.path;
}
