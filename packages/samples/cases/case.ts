import type { Sample } from '../syntax/sample.ts';

/** A site's cases for samples that run only inside its product. */
export interface Cases {
  /** Name, usually a language → the program that stands in for the product. */
  standIns: Readonly<Record<string, StandIn>>;
  /** Defines the runs and their expected outcomes. `samples`: all samples of the site, in page order. */
  cases: (samples: readonly Sample[]) => readonly Case[] | Promise<readonly Case[]>;
  /**
   * Responds to a request for any URL instead of the real server; `undefined` means 501. It must depend only on its argument, so a
   * response stays valid until this function returns a different one.
   */
  answer?: (request: SentRequest) => CaseAnswer | undefined;
}

export interface StandIn {
  /** Relative to the site's root. `.ts` and `.js` run on Node.js, `.py` on Python. Others must be executable. */
  program: string;
  /** Programs it calls. If one isn't installed, the cases don't run. */
  needs?: readonly string[];
}

/** A sample, its runs, and a check of their outcomes. */
export interface Case {
  sample: Sample;
  /** Short description of the case: `a wrong key`. */
  name: string;
  /** Stand-in that runs it. The default is the one for its language. */
  standIn?: string;
  runs: readonly CaseRun[];
  /** Returns problems as sentences without a full stop. Empty if all is well. */
  check: (results: readonly CaseResult[]) => readonly string[];
  /** Blocks that show the outcome of runs, with the expected text. `--fix` corrects them. */
  shows?: (results: readonly CaseResult[]) => readonly ShownResult[];
}

export interface CaseRun {
  /** Runs instead of the sample's code. */
  code?: string;
  /** Plain data for the stand-in. Addresses and `/tmp` are replaced as in the code. */
  given?: unknown;
  /** Name → text of files in `/tmp`. */
  files?: Readonly<Record<string, string>>;
  /** Passed to `answer`, to tell how services behave in this run. */
  way?: string;
  /** Makes all servers unreachable. */
  isOffline?: boolean;
}

export interface CaseResult {
  /** The outcome reported by the stand-in: plain data. */
  outcome: Readonly<Record<string, unknown>>;
  requests: readonly SentRequest[];
  /** Maximum number of concurrent requests. */
  mostAtOnce: number;
}

export interface SentRequest {
  method: string;
  /** URL as in the sample: `https://api.example.com/users?page=2`. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Number of earlier requests in this run with the same method and address, ignoring the query. */
  before: number;
  /** Number of earlier requests in this run. */
  position: number;
  way: string;
}

export interface CaseAnswer {
  /** The default is 200. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Text, bytes, or data to send as JSON. */
  body?: unknown;
  /** Delay in milliseconds. */
  slow?: number;
  /** Drops the connection instead of responding. */
  breaks?: boolean;
}

export interface ShownResult {
  block: Sample;
  text: string;
}

/** Default export of a site's module. `root`: the site's folder. */
export type CasesModule = (site: { root: string }) => Cases | Promise<Cases>;

/** Provides types for a site's cases: `export default defineCases(() => ({ … }))`. */
export function defineCases(cases: CasesModule): CasesModule {
  return cases;
}
