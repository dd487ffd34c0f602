/** A sidebar as the reader sees it: groups of pages, at most three levels with the headings of the page in view. */
export type Sidebar = SidebarItem[];

export type SidebarItem = SidebarLink | SidebarGroup;

/** What every entry may have. */
interface InSection {
  /** A word above the entry, for it and what follows. */
  section?: string;
}

export interface SidebarLink extends InSection {
  label: string;
  /** Address from the root of the docs, or a full address of another site. */
  path: string;
  /** A word beside the label, such as `New`. */
  badge?: string;
}

export interface SidebarGroup extends InSection {
  label: string;
  badge?: string;
  /** Whether it is open from the beginning. */
  open?: boolean;
  items: SidebarItem[];
}

export function isGroup(item: SidebarItem): item is SidebarGroup {
  return 'items' in item;
}

/** Stands for the base path in the HTML of a sidebar, whose script does not know where the site will be. */
export const SIDEBAR_BASE = '{base}/';

/** Where an entry of a sidebar leads to: a group to its first page. */
export function firstPath(item: SidebarItem): string {
  return isGroup(item) ? firstPath(item.items[0] ?? { label: '', path: '/' }) : item.path;
}
