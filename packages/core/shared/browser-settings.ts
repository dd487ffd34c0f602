import type { InterfaceWords } from './interface-words.ts';

/** Settings for the app in the browser. Every first visit fetches them, so they must not grow with the number of pages. */
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
  /** Translated interface texts; missing in English. */
  words?: InterfaceWords;
}

/** Settings for rendering the frame around pages. */
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
  /** Changes with the site's own theme parts; empty if there are none. */
  parts: string;
}

/** A line above the header. */
export interface BannerInfo {
  text: string;
  link?: { label: string; path: string };
  /** Readers who dismissed it do not see a banner with this id again. */
  id: string;
  /** Days in the reader's time zone, `2026-03-01`, inclusive. */
  from?: string;
  until?: string;
}

export interface VersionInfo {
  id: string;
  label: string;
  /** Address prefix of the version's pages: `/` or `/v1/`. */
  path: string;
}

/** An entry of the header: a link, or a menu of links. */
export type TopLink = { label: string; path: string } | { label: string; items: { label: string; path: string }[] };

/** The version of a page by its path: the one with the longest matching prefix. */
export function versionAt(path: string, versions: readonly VersionInfo[]): VersionInfo | undefined {
  return versions.filter((version) => path.startsWith(version.path)).sort((a, b) => b.path.length - a.path.length)[0];
}
