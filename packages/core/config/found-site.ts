import type { ParsedConfig } from './schema.ts';

/** What another tool's settings say about a folder. */
export interface FoundSite {
  /** `VitePress` */
  tool: string;
  /** Files it was read from, from the root. */
  files: string[];
  /** Folder of the pages, from the root; `.` for the root itself. */
  content: string;
  title?: string | undefined;
  description?: string | undefined;
  lang?: string | undefined;
  base?: string | undefined;
  /** Full address of the site. Only its origin is used. */
  site?: string | undefined;
  /** Candidates, relative to the root. The first SVG that exists is used. */
  logos?: string[];
  icons?: string[];
  /** Languages by name, as in the settings; the original is `root`. */
  locales?: Record<string, FoundLocale> | undefined;
  links?: FoundEntry[];
  /** By name. */
  sidebars?: Record<string, FoundEntry[]>;
  redirects?: Record<string, string>;
  /** `{file}` is replaced by the path of the source file. */
  editLink?: string | undefined;
  /** Features that the engine lacks, or implements differently. */
  left: string[];
}

/** A language, as in the setting `locales`. */
export type FoundLocale = NonNullable<ParsedConfig['locales']>[string];

/** A navigation entry: a page, a full address, a folder to list, or a group of these. */
export interface FoundEntry {
  label?: string | undefined;
  /** File or address inside the content folder, with or without its extension, or a full address. */
  to?: string | undefined;
  /** Folder inside the content folder whose pages are listed. */
  folder?: string | undefined;
  items?: FoundEntry[] | undefined;
}

/** Looks for one tool in a folder; undefined if not found. */
export type Tool = (root: string) => Promise<FoundSite | undefined>;

/** Names of the settings file; the first that exists counts. */
export const CONFIG_NAMES: readonly string[] = ['docs.config.ts', 'docs.config.js', 'docs.config.mjs'];
