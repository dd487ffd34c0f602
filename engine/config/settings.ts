import type { SampleName } from '../samples/find-sample.ts';
import type { AskedPlace } from '../shared/asked.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import type { TopLink } from '../shared/settings.ts';
import type { ConfigSource } from './config-place.ts';
import type { HostName } from './host-names.ts';
import type { SidebarEntry } from './schema.ts';

/** The settings as the engine uses them: complete, checked, folders absolute. */
export interface Settings {
  /** Root of the site. Paths of source files are relative to it. */
  root: string;
  title: string;
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
  askedFile: string | undefined;
  /** The contents of that file: how readers ask for pages and sections. */
  asked: AskedPlace[];
  /** `undefined` if samples are not checked. */
  samples: SampleSettings | undefined;
  analytics: string;
  componentsFolder: string | undefined;
  stylesFile: string | undefined;
  /** Address from the root of the docs → what gives the text. */
  files: Record<string, () => string | Promise<string>>;
  editLink: string;
  loadTimeout: number;
  /** File of the settings for messages; `docs.config.ts` also where there is none. */
  configFile: string;
  /** The text of that file and of those it imports, used to find the line of a setting. */
  configSources: ConfigSource[];
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
