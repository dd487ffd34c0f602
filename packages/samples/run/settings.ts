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

/** Which sample: its page, and as much more as tells it from the others there. */
export interface SampleName {
  readonly page: string;
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  /** A text that only it contains. */
  readonly has?: string | undefined;
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
  /** File of TypeScript declarations that modules with a default export are checked against. */
  readonly declarations?: string | undefined;
  /** Function in the declarations that wraps an object which a sample exports by default. */
  readonly define: string;
  /** Minimum number of samples that must pass each check. */
  readonly floors: Readonly<Record<'parsed' | 'typed' | 'run', number>>;
  /** Samples that tests of the site run. */
  readonly runs: readonly SampleName[];
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
  define: 'define',
  floors: { parsed: 0, typed: 0, run: 0 },
  runs: [],
};
