/** An entry of a sidebar: a page, or a group. */
export type SidebarEntry = string | { path: string; label?: string } | { label: string; items: SidebarEntry[] };
