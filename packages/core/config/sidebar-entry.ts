/** What stands with an entry: a word beside its label (`badge`), and one above it, for it and what follows (`section`). */
interface EntryWords {
  badge?: string;
  section?: string;
}

/** An entry of a sidebar: a page, a group, or the group of a folder of pages. */
export type SidebarEntry =
  | string
  | ({ path: string; label?: string } & EntryWords)
  | ({ label: string; items: SidebarEntry[]; collapsed?: boolean } & EntryWords)
  | ({ folder: string; label?: string; collapsed?: boolean } & EntryWords);
