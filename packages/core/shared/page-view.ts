import type { Layout } from './page-record.ts';

/** What the browser needs to show a page. It is the default export of a page script. */
export interface PageView {
  path: string;
  title: string;
  description: string;
  /** Absolute address; empty where the settings name no site. */
  canonical: string;
  /** Script of the sidebar beside the page, from the root of the docs: it exports HTML. Empty where the page is in none. */
  sidebar: string;
  /** HTML of the list of headings, which stands in the sidebar below the page. */
  headings: string;
  /** HTML of the menu that leads to the same subject in other versions. */
  versions: string;
  /** Fragments that the page had once → `#fragment`, or a path; missing where there are none. */
  moved?: Record<string, string>;
  islands: IslandData[];
  /** Missing for an ordinary page. */
  layout?: Layout;
  /** HTML of the parts around all pages that show something of the page: name of the part → its contents. */
  frame?: Record<string, string>;
  /** Everything inside `<main>`. */
  html: string;
}

/** What a document says of the page that it shows: all the rest is there already, as HTML. */
export type PageOnScreen = Pick<PageView, 'path' | 'title' | 'sidebar' | 'moved' | 'islands'>;

/** An interactive component on a page: its name, its props, and the props of its parts. */
export type IslandData = [name: string, props: JsonObject, parts: JsonObject[]];

export interface VersionLink {
  version: string;
  path: string;
  /** False where that version has no page of this subject and `path` is the nearest. */
  exact: boolean;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** What stands in the window's title: the page and the site, or the site alone. */
export function documentTitle(page: string, site: string): string {
  return page === site ? page : `${page} | ${site}`;
}
