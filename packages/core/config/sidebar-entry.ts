/** An entry of a sidebar: a page, or a group. `section` is a word above it, for it and what follows. */
export type SidebarEntry =
  | string
  | { path: string; label?: string; section?: string }
  | { label: string; items: SidebarEntry[]; section?: string };
