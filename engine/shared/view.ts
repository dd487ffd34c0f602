import type { Header } from './page.ts';

/** What the browser needs to show a page. It is the default export of a page script. */
export interface PageView {
  path: string;
  title: string;
  description: string;
  /** Absolute address; empty where the settings name no site. */
  canonical: string;
  version: string;
  /** Which sidebar stands beside the page. */
  sidebar: SidebarRef;
  headers: Header[];
  /** The same subject in the other versions. */
  versions: VersionLink[];
  /** Fragments that the page had once → `#fragment`, or a path; missing where there are none. */
  moved?: Record<string, string>;
  islands: IslandData[];
  /** Everything inside `<main>`, complete. Empty on a first visit: the document has it already. */
  html: string;
}

/** An interactive component on a page: its name, its props, and the props of its parts. */
export type IslandData = [name: string, props: JsonObject, parts: JsonObject[]];

export interface VersionLink {
  version: string;
  path: string;
  /** False where that version has no page of this subject and `path` is the nearest. */
  exact: boolean;
}

export interface SidebarRef {
  id: string;
  /** Script that exports the sidebar, from the root of the docs. Empty on a first visit. */
  script: string;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
