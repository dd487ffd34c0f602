import type { Limits } from './isolation/limits.ts';

/** A service that samples call: one with recorded responses, or one that runs beside the tests. */
export interface ServiceSettings {
  /** Address of the server that samples call, such as `https://api.example.com`. */
  readonly url?: string | undefined;
  /** JSON file of recorded responses, written by `docs samples --update-env`. */
  readonly answers?: string | undefined;
  /** OpenAPI description whose examples answer requests without a recording. */
  readonly openapi?: string | undefined;
  /** Headers for recording. `$NAME` is read from your environment, and never stored. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Variables of a service that runs beside the tests. Samples that need it run only if they're set. */
  readonly env?: readonly string[] | undefined;
}

/** Identifies a sample: its page, plus whatever distinguishes it from others there. */
export interface SampleName {
  readonly page: string;
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  /** Text that only this sample contains. */
  readonly has?: string | undefined;
}

/** Settings for running samples. Files and folders are relative to the site's root. */
export interface RunSettings {
  /** Languages whose samples run without being marked: each by itself, or all on a page together. */
  readonly run: Readonly<Record<string, 'each' | 'page'>>;
  /** Regular expressions for values that change between runs. */
  readonly mask: readonly string[];
  /** Environment variables of all samples. */
  readonly env: Readonly<Record<string, string>>;
  readonly services: Readonly<Record<string, ServiceSettings>>;
  readonly limits?: Readonly<{ [Name in keyof Limits]?: number | undefined }> | undefined;
  /** Files to place beside a language's samples: language → name → file. */
  readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Setup files: language → file that runs before each of its samples. */
  readonly setUp: Readonly<Record<string, string>>;
  /** Files and folders that affect samples, such as the code they call. */
  readonly inputs: readonly string[];
  /** Modules for other languages. */
  readonly languages: readonly string[];
  /** Module whose default export comes from `defineCases`. */
  readonly cases?: string | undefined;
  /** TypeScript declarations that modules with a default export are checked against. */
  readonly declarations?: string | undefined;
  /** Function in the declarations that wraps a sample's default export, if it's an object. */
  readonly define: string;
  /** Minimum number of samples that must pass each check. */
  readonly floors: Readonly<Record<'parsed' | 'typed' | 'run', number>>;
  /** Samples that the site's own tests run. */
  readonly runs: readonly SampleName[];
  /** Text on pages whose samples all ran; that of the interface without it. Empty for none. */
  readonly badge?: string | undefined;
  /** File for the report of the last run, the source of badges. */
  readonly report?: string | undefined;
}

/** Runs only samples whose fence says so. */
export const NO_RUN_SETTINGS: RunSettings = {
  run: {},
  mask: [],
  env: {},
  services: {},
  files: {},
  setUp: {},
  inputs: [],
  languages: [],
  define: 'define',
  floors: { parsed: 0, typed: 0, run: 0 },
  runs: [],
};
