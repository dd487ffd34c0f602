import type { InterfaceWords } from './interface-words.ts';

/** What the app in the browser knows about the site. Every first visit fetches it, so it must not grow with the number of pages. */
export interface SiteInfo {
  title: string;
  /** Starts and ends with a slash. */
  base: string;
  versions: VersionInfo[];
  /** Version that search covers, the first in the settings. */
  currentVersion: string;
  /** Seconds after which loading a page script counts as failed. */
  loadTimeout: number;
  /** Tag manager id; empty for none. */
  analytics: string;
  /** What the frame says instead of English; left out where it speaks English. */
  words?: InterfaceWords;
}

/** What the frame around every page is made of. */
export interface ShellInfo extends SiteInfo {
  /** Of the pages. */
  lang: string;
  dir: 'ltr' | 'rtl';
  links: TopLink[];
  /** SVG before the title; empty for none. */
  logo: string;
  description: string;
  /** Themes of the site beside light and dark. */
  themes: readonly { name: string; label: string }[];
  banner?: BannerInfo;
  /** Changes with the site's own parts of the theme; empty where it has none. */
  parts: string;
}

/** A line above the header. */
export interface BannerInfo {
  text: string;
  link?: { label: string; path: string };
  /** Whoever has dismissed it does not see a banner of this id again. */
  id: string;
  /** Days of the reader's calendar, `2026-03-01`, the last one included. */
  from?: string;
  until?: string;
}

export interface VersionInfo {
  id: string;
  label: string;
  /** Where the version's pages begin: `/` or `/v1/`. */
  path: string;
}

/** An entry of the header: a link, or a menu of links. */
export type TopLink = { label: string; path: string } | { label: string; items: { label: string; path: string }[] };

/** The version that a page belongs to by its path: the one with the longest beginning in common. */
export function versionAt(path: string, versions: readonly VersionInfo[]): VersionInfo | undefined {
  return versions.filter((version) => path.startsWith(version.path)).sort((a, b) => b.path.length - a.path.length)[0];
}
