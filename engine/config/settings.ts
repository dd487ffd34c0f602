import type { TopLink } from '../shared/browser-settings.ts';
import type { StoppingKinds } from '../shared/diagnostic-levels.ts';
import type { InterfaceWords } from '../shared/interface-words.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import type { Phrasing } from '../shared/phrasing.ts';
import type { HostName } from './host-names.ts';
import type { SampleName } from './sample-name.ts';
import type { AllowedHosts } from './schema.ts';
import type { ConfigSource } from './setting-place.ts';
import type { SidebarEntry } from './sidebar-entry.ts';

/** The settings as the engine uses them: complete, checked, folders absolute. */
export interface Settings {
  /** Root of the site. Paths of source files are relative to it. */
  root: string;
  title: string;
  /** Of the pages, as in HTML: `en`, `pt-BR`. */
  lang: string;
  /** What the frame around pages says instead of English. */
  words: InterfaceWords;
  description: string;
  base: string;
  /** `https://example.com`, or empty. */
  site: string;
  versions: Version[];
  links: TopLink[];
  redirects: Record<string, string>;
  /** Earlier values of `base`. */
  formerBases: string[];
  /** Absolute file; `undefined` where no ledger is kept. */
  ledgerFile: string | undefined;
  /** The contents of that file. */
  ledger: LedgerEntry[];
  host: HostName | undefined;
  precompress: boolean;
  /** Constants and addresses: what `{{name}}` stands for. */
  names: Record<string, string>;
  /** Words of readers → words of the pages. */
  synonyms: Record<string, string[]>;
  /** Absolute file; `undefined` where there is none. */
  phrasingsFile: string | undefined;
  /** The contents of that file: how readers ask for pages and sections. */
  phrasings: Phrasing[];
  /** `undefined` if samples are not checked. */
  samples: SampleSettings | undefined;
  openapi: OpenapiSettings[];
  analytics: string;
  /** Absolute files. */
  brand: BrandFiles;
  /** The color of links and marks; `undefined` for the theme's own. */
  accent: string | { light: string; dark: string } | undefined;
  /** Hosts that pages may load from. */
  allow: AllowedHosts;
  componentsFolder: string | undefined;
  stylesFiles: readonly string[];
  /** Address from the root of the docs → what gives the text. */
  files: Record<string, () => string | Promise<string>>;
  editLink: string;
  loadTimeout: number;
  /** Whether HTML in .md may have only what cannot run or load anything. */
  html: 'trusted' | 'safe';
  /** Kinds of mistakes that stop a build although they lose no text. */
  errors: StoppingKinds;
  /** File of the settings for messages; `docs.config.ts` also where there is none. */
  configFile: string;
  /** The text of that file and of those it imports, used to find the line of a setting. */
  configSources: ConfigSource[];
}

/** What makes a site look like its owner's; see `render/brand.ts`. */
export interface BrandFiles {
  logo: string | undefined;
  icon: string | undefined;
  favicon: string | undefined;
  touchIcon: string | undefined;
  linkPicture: string | undefined;
}

/** A description of an HTTP API that becomes pages. */
export interface OpenapiSettings {
  /** Absolute file. */
  file: string;
  /** Where its pages begin, with a slash at the end. */
  path: string;
  title: string | undefined;
  areas: string[];
  /** Environment variable that the samples read the key from. */
  keyVariable: string;
}

/** Requirements for code samples. */
export interface SampleSettings {
  /** Absolute file; `undefined` where samples are not type-checked. */
  declarations: string | undefined;
  define: string;
  floors: { parsed: number; typed: number; run: number };
  runs: SampleName[];
}

export interface Version {
  id: string;
  label: string;
  /** Absolute folder. */
  content: string;
  /** Prefix of its pages' paths: `/` or `/v1/`. */
  path: string;
  sidebars: Record<string, SidebarEntry[]> | undefined;
  pairs: Record<string, string>;
}
