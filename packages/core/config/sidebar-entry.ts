/** Additions to an entry: a badge beside its label, and a section heading above it and the entries that follow. */
interface EntryWords {
  badge?: string;
  section?: string;
}

/** A sidebar entry: a page, a group, or a group made from a folder. */
export type SidebarEntry =
  | string
  | ({ path: string; label?: string } & EntryWords)
  | ({ label: string; items: SidebarEntry[]; collapsed?: boolean } & EntryWords)
  | ({ folder: string; label?: string; collapsed?: boolean } & EntryWords);
