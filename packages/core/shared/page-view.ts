import type { Layout } from './page-record.ts';

/** Everything the browser needs to show a page: the default export of a page script. */
export interface PageView {
  path: string;
  title: string;
  description: string;
  /** Absolute address; empty if the settings contain no `site`. */
  canonical: string;
  /** Script of the page's sidebar, from the root of the docs, which exports HTML. Empty if there is none. */
  sidebar: string;
  /** HTML of the list of headings below the page's entry in the sidebar. */
  headings: string;
  /** HTML of the menu with counterparts in other versions. */
  versions: string;
  /** Former fragments of the page → `#fragment`, or a path; missing if there are none. */
  moved?: Record<string, string>;
  islands: IslandData[];
  /** Missing for an ordinary page. */
  layout?: Layout;
  /** HTML of the site's frame parts that depend on the page, by part. */
  frame?: Record<string, string>;
  /** Everything inside `<main>`. */
  html: string;
}

/** Data in a document about its page. Everything else is already there as HTML. */
export type PageOnScreen = Pick<PageView, 'path' | 'title' | 'sidebar' | 'moved' | 'islands'>;

/** An interactive component on a page: its name, its props, and the props of its parts. */
export type IslandData = [name: string, props: JsonObject, parts: JsonObject[]];

export interface VersionLink {
  version: string;
  path: string;
  /** False if that version has no such page and `path` is the closest one. */
  exact: boolean;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Title of the window: page and site, or the site alone. */
export function documentTitle(page: string, site: string): string {
  return page === site ? page : `${page} | ${site}`;
}
