/** A sidebar as readers see it: groups of pages. */
export type Sidebar = SidebarItem[];

export type SidebarItem = SidebarLink | SidebarGroup;

/** Common fields of all entries. */
interface InSection {
  /** A section heading above the entry and those that follow. */
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
  /** Whether it is initially open. */
  open?: boolean;
  items: SidebarItem[];
}

export function isGroup(item: SidebarItem): item is SidebarGroup {
  return 'items' in item;
}

/** Placeholder of the base path in the HTML of a sidebar, whose script is independent of it. */
export const SIDEBAR_BASE = '{base}/';

/** Target of a sidebar entry; for a group, its first page. */
export function firstPath(item: SidebarItem): string {
  return isGroup(item) ? firstPath(item.items[0] ?? { label: '', path: '/' }) : item.path;
}
