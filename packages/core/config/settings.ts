import type { BannerInfo, TopLink } from '../shared/browser-settings.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { InterfaceWords } from '../shared/interface-words.ts';
import type { PartName } from '../shared/parts.ts';
import type { ParsedConfig } from './schema.ts';
import type { ConfigSource } from './setting-place.ts';

/** Settings whose resolved form differs; it is declared below. All others are declared in `schema.ts` alone. */
type Resolved =
  | ('title' | 'base' | 'site' | 'locales' | 'content' | 'versions' | 'navigation' | 'search' | 'ledger' | 'constants' | 'addresses')
  | ('brand' | 'theme' | 'banner' | 'components' | 'styles' | 'editLink' | 'plugins');

/** The settings as the engine uses them: complete, checked, folders absolute. */
export interface Settings extends Omit<ParsedConfig, Resolved> {
  /** Root of the site. Paths of source files are relative to it. */
  root: string;
  title: string;
  /** Base path of this language; see `localeSettings`. */
  base: string;
  /** Base path of all languages. */
  rootBase: string;
  /** Name of this language in the settings. */
  locale: string;
  /** The first is the original of the others. */
  locales: Locale[];
  /** `https://example.com`, or empty. */
  site: string;
  versions: Version[];
  links: TopLink[];
  /** Absolute file; `undefined` without a ledger. */
  ledgerFile: string | undefined;
  /** The contents of that file. */
  ledger: LedgerEntry[];
  /** Values of `{{name}}`: constants and addresses. */
  names: Record<string, string>;
  /** Words of readers → words of the pages. */
  synonyms: Record<string, string[]>;
  /** Absolute file; `undefined` for none. */
  phrasingsFile: string | undefined;
  /** The contents of that file. */
  phrasings: Phrasing[];
  plugins: readonly PluginReference[];
  /** Notices about old forms of settings, reported with the pages. */
  notices?: readonly Diagnostic[];
  /** Absolute files. */
  brand: BrandFiles;
  /** The accent color; `undefined` for the theme's own. */
  accent: ParsedConfig['brand']['accent'];
  componentsFolder: string | undefined;
  /** Part of the theme → absolute file of the component that replaces it. */
  theme: Partial<Record<PartName, string>>;
  banner: BannerInfo | undefined;
  stylesFiles: readonly string[];
  editLink: string;
  /** Settings file for messages; `docs.config.ts` even if there is none. */
  configFile: string;
  /** Texts of that file and its imports, for finding the line of a setting. */
  configSources: ConfigSource[];
}

/** A language of the site. The first is the original of the others. */
export interface Locale {
  /** Its name in the settings: `root`, `de`. */
  key: string;
  /** Language code (BCP 47). */
  lang: string;
  /** Label in the language menu. */
  label: string;
  /** Address prefix below the base path: `/` or `/de/`. */
  path: string;
  /** Suffix of its files, if they're next to the originals: `de` in `page.de.md`. */
  suffix?: string;
  /** Version → absolute folder of its pages in this language. */
  contents: Readonly<Record<string, string>>;
  title: string;
  description: string;
  /** Interface texts other than English. */
  words: InterfaceWords;
  /** Whether readers are told which sections may be outdated. */
  showOutdated: boolean;
  /** Labels of the navigation → the same in this language. */
  labels: Readonly<Record<string, string>>;
}

/** Logo and icons of a site; see `render/brand.tsx`. */
export type BrandFiles = Omit<ParsedConfig['brand'], 'accent'>;

/** A plugin in the settings: its module, and options that only the plugin understands. */
export interface PluginReference {
  /** A path from the root of the site, or a package. */
  use: string;
  options?: unknown;
}

/** `content` is the absolute folder, `path` the prefix of its pages' paths: `/` or `/v1/`. */
export type Version = NonNullable<ParsedConfig['versions']>[number] & {
  label: string;
  /** Set for translations: the language's name in the settings, and the absolute folder of the original. */
  translation?: { locale: string; original: string; suffix?: string };
  /** Folders inside `content` with pages of other languages. */
  others?: readonly string[];
  /** Suffixes of other languages' files in the same folder: `de` in `page.de.md`. */
  otherSuffixes?: readonly string[];
};

/** An entry of the ledger, the file of all addresses ever published; see `config/ledger.ts`. */
export interface LedgerEntry {
  path: string;
  /** Without its `#`; empty for the page itself. */
  anchor: string;
  /** Replacement: a path, a path with a fragment, or `#fragment` on the same page. */
  successor: string | undefined;
  line: number;
}

/** Phrasings by which readers may search for a page or section; see `config/phrasings.ts`. */
export interface Phrasing {
  path: string;
  /** Without its `#`; empty for the page itself. */
  anchor: string;
  phrases: string[];
  line: number;
}
