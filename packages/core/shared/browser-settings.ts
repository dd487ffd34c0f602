import type { InterfaceWords } from './interface-words.ts';
import type { SiteSlot } from './slots.ts';

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
  /** HTML that the site puts around all pages. */
  slots: Readonly<Record<SiteSlot, string>>;
}

export interface VersionInfo {
  id: string;
  label: string;
  /** Where the version's pages begin: `/` or `/v1/`. */
  path: string;
}

/** An entry of the header: a link, or a menu of links. */
export type TopLink = { label: string; path: string } | { label: string; items: { label: string; path: string }[] };
