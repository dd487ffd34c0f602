import type { ParsedConfig } from './schema.ts';

/** What a folder was written for, as its own settings say. */
export interface FoundSite {
  /** `VitePress` */
  tool: string;
  /** Files that this was read from, from the root. */
  files: string[];
  /** Folder of the pages, from the root; `.` for the root itself. */
  content: string;
  title?: string | undefined;
  description?: string | undefined;
  lang?: string | undefined;
  base?: string | undefined;
  /** Full address of the site: its origin is kept. */
  site?: string | undefined;
  /** Candidates, from the root; the first SVG that is there is taken. */
  logos?: string[];
  icons?: string[];
  /** Languages by name, the one that the others are translated from as `root`: as in the settings. */
  locales?: Record<string, FoundLocale> | undefined;
  links?: FoundEntry[];
  /** By name. */
  sidebars?: Record<string, FoundEntry[]>;
  redirects?: Record<string, string>;
  /** With `{file}` for the path of the source file. */
  editLink?: string | undefined;
  /** What the engine does not do, or does another way. */
  left: string[];
}

/** A language, as the setting `locales` has it. */
export type FoundLocale = NonNullable<ParsedConfig['locales']>[string];

/** An entry of a navigation: a page, a full address, a folder to be listed, or a group of these. */
export interface FoundEntry {
  label?: string | undefined;
  /** File or address inside the content folder, with or without its extension, or a full address. */
  to?: string | undefined;
  /** Folder inside the content folder whose pages are listed. */
  folder?: string | undefined;
  items?: FoundEntry[] | undefined;
}

/** Looks for one tool in a folder; undefined where it finds none. */
export type Tool = (root: string) => Promise<FoundSite | undefined>;

/** Names of the settings file, the first that is there counts. */
export const CONFIG_NAMES: readonly string[] = ['docs.config.ts', 'docs.config.js', 'docs.config.mjs'];
