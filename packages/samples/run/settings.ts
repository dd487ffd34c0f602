import type { Limits } from './isolation/limits.ts';

/** A server that samples call: one that answers from a record, or one that runs beside the tests. */
export interface ServiceSettings {
  /** Address of the server that samples call, such as `https://api.example.com`. */
  readonly url?: string | undefined;
  /** JSON file of recorded answers. `docs samples --update-env` writes it. */
  readonly answers?: string | undefined;
  /** OpenAPI description whose examples answer what is not recorded. */
  readonly openapi?: string | undefined;
  /** Headers for recording; `$NAME` is read from your environment, and never stored. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Variables of a service that runs beside the tests. Samples that need it run only where they are set. */
  readonly env?: readonly string[] | undefined;
}

/** Settings of the samples that run; files and folders are from the root of the site. */
export interface RunSettings {
  /** Languages whose samples run without a word after the fence: each by itself, or all of a page together. */
  readonly run: Readonly<Record<string, 'each' | 'page'>>;
  /** Regular expressions for values that change by themselves. */
  readonly mask: readonly string[];
  /** Environment of all samples. */
  readonly env: Readonly<Record<string, string>>;
  readonly services: Readonly<Record<string, ServiceSettings>>;
  readonly limits?: Readonly<{ [Name in keyof Limits]?: number | undefined }> | undefined;
  /** Language → name → file that lies beside its samples. */
  readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Language → file whose code runs before each of its samples. */
  readonly setUp: Readonly<Record<string, string>>;
  /** Files and folders whose content changes what samples do: the code that they call. */
  readonly inputs: readonly string[];
  /** Modules of further languages. */
  readonly languages: readonly string[];
  /** Module whose default export is made by `defineCases`. */
  readonly cases?: string | undefined;
  /** What pages say whose samples all ran. */
  readonly badge: string;
  /** File for the report of the last run, from which badges are made. */
  readonly report?: string | undefined;
}

/** Nothing runs but what its fence asks for. */
export const NO_RUN_SETTINGS: RunSettings = {
  run: {},
  mask: [],
  env: {},
  services: {},
  files: {},
  setUp: {},
  inputs: [],
  languages: [],
  badge: '',
};
