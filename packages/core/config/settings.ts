import type { BannerInfo, TopLink } from '../shared/browser-settings.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { InterfaceWords } from '../shared/interface-words.ts';
import type { PartName } from '../shared/parts.ts';
import type { ParsedConfig } from './schema.ts';
import type { ConfigSource } from './setting-place.ts';

/** Settings that the engine uses in another form, listed below. All others are declared in `schema.ts` alone. */
type Resolved =
  | ('title' | 'base' | 'site' | 'locales' | 'content' | 'versions' | 'navigation' | 'search' | 'ledger' | 'constants' | 'addresses')
  | ('brand' | 'theme' | 'banner' | 'components' | 'styles' | 'editLink' | 'plugins');

/** The settings as the engine uses them: complete, checked, folders absolute. */
export interface Settings extends Omit<ParsedConfig, Resolved> {
  /** Root of the site. Paths of source files are relative to it. */
  root: string;
  title: string;
  /** Of this language: see `localeSettings`. */
  base: string;
  /** Of all languages. */
  rootBase: string;
  /** Name of this language in the settings. */
  locale: string;
  /** The first is the one that the others are translated from. */
  locales: Locale[];
  /** `https://example.com`, or empty. */
  site: string;
  versions: Version[];
  links: TopLink[];
  /** Absolute file; `undefined` where no ledger is kept. */
  ledgerFile: string | undefined;
  /** The contents of that file. */
  ledger: LedgerEntry[];
  /** Constants and addresses: what `{{name}}` stands for. */
  names: Record<string, string>;
  /** Words of readers → words of the pages. */
  synonyms: Record<string, string[]>;
  /** Absolute file; `undefined` where there is none. */
  phrasingsFile: string | undefined;
  /** The contents of that file: how readers ask for pages and sections. */
  phrasings: Phrasing[];
  plugins: readonly PluginReference[];
  /** Settings that have another form now: reported with the pages. */
  notices?: readonly Diagnostic[];
  /** Absolute files. */
  brand: BrandFiles;
  /** The color of links and marks; `undefined` for the theme's own. */
  accent: ParsedConfig['brand']['accent'];
  componentsFolder: string | undefined;
  /** Part of the theme → absolute file of the component in its place. */
  theme: Partial<Record<PartName, string>>;
  banner: BannerInfo | undefined;
  stylesFiles: readonly string[];
  editLink: string;
  /** File of the settings for messages; `docs.config.ts` also where there is none. */
  configFile: string;
  /** The text of that file and of those it imports, used to find the line of a setting. */
  configSources: ConfigSource[];
}

/** A language of the site. The first is the one that the others are translated from. */
export interface Locale {
  /** Its name in the settings: `root`, `de`. */
  key: string;
  /** Language code (BCP 47). */
  lang: string;
  /** As the language menu has it. */
  label: string;
  /** Where its addresses begin, below the base path: `/` or `/de/`. */
  path: string;
  /** Of its files, where they lie beside those of the original: `de` in `page.de.md`. */
  suffix?: string;
  /** Version → absolute folder of its pages in this language. */
  contents: Readonly<Record<string, string>>;
  title: string;
  description: string;
  /** All that is not English. */
  words: InterfaceWords;
  /** Whether readers are told which sections may be older than the original. */
  showOutdated: boolean;
  /** Labels of the navigation → the same in this language. */
  labels: Readonly<Record<string, string>>;
}

/** What makes a site look like its owner's; see `render/brand.tsx`. */
export type BrandFiles = Omit<ParsedConfig['brand'], 'accent'>;

/** A plugin as the settings name it: its module, and options that only the plugin knows. */
export interface PluginReference {
  /** A path from the root of the site, or a package. */
  use: string;
  options?: unknown;
}

/** `content` is the absolute folder, `path` the prefix of its pages' paths: `/` or `/v1/`. */
export type Version = NonNullable<ParsedConfig['versions']>[number] & {
  label: string;
  /** Where these are translations: their language by its name in the settings, and the absolute folder of the original. */
  translation?: { locale: string; original: string; suffix?: string };
  /** Folders inside `content` that hold pages of other languages. */
  others?: readonly string[];
  /** Endings of files of other languages beside its own: `de` in `page.de.md`. */
  otherSuffixes?: readonly string[];
};

/** Every address that a site ever published. Kept in a file of lines, see `config/ledger.ts`. */
export interface LedgerEntry {
  path: string;
  /** Without its `#`; empty where the line is about the page itself. */
  anchor: string;
  /** What took its place: a path, a path with a fragment, or `#fragment` on the same page. */
  successor: string | undefined;
  line: number;
}

/** Other wordings for a place of the site: what readers may ask who do not know its words. Kept in a file, see `config/phrasings.ts`. */
export interface Phrasing {
  path: string;
  /** Without its `#`; empty for the beginning of the page. */
  anchor: string;
  phrases: string[];
  line: number;
}
