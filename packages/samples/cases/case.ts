import type { Sample } from '../../core/content/code/sample.ts';

/** What a site says of samples that only run inside of its product. */
export interface Cases {
  /** Name, mostly the language of samples → the program that plays the product for them. */
  standIns: Readonly<Record<string, StandIn>>;
  /** What is run, and what has to come of it. `samples` are all of the site, in the order of their pages. */
  cases: (samples: readonly Sample[]) => readonly Case[] | Promise<readonly Case[]>;
  /**
   * Answers a request to any address in place of the real server; `undefined` is 501. It looks at nothing but its argument, so an
   * answer holds until this function gives another one.
   */
  answer?: (request: SentRequest) => CaseAnswer | undefined;
}

export interface StandIn {
  /** From the root of the site. `.ts` and `.js` run on Node.js, `.py` on Python; others have to be executable. */
  program: string;
  /** Programs that it calls. If one is not installed, its cases do not run. */
  needs?: readonly string[];
}

/** A sample, the runs of it, and what is wrong with what came of them. */
export interface Case {
  sample: Sample;
  /** What is tried, in a few words: `a wrong key`. */
  name: string;
  /** Who runs it; the stand-in of the language without it. */
  standIn?: string;
  runs: readonly CaseRun[];
  /** What is wrong, in sentences without a full stop; nothing if all is well. */
  check: (results: readonly CaseResult[]) => readonly string[];
  /** Blocks of the page that show what came of the runs, with what they have to show. `--fix` corrects them. */
  shows?: (results: readonly CaseResult[]) => readonly ShownResult[];
}

export interface CaseRun {
  /** Runs instead of the code of the sample. */
  code?: string;
  /** For the stand-in: plain data. Addresses and `/tmp` in it are replaced as in the code. */
  given?: unknown;
  /** Name → text of files in `/tmp`. */
  files?: Readonly<Record<string, string>>;
  /** For `answer`: how services behave in this run. */
  way?: string;
  /** No server can be reached. */
  isOffline?: boolean;
}

export interface CaseResult {
  /** What the stand-in says came of the sample: plain data. */
  outcome: Readonly<Record<string, unknown>>;
  requests: readonly SentRequest[];
  /** How many requests were open at the same time, at most. */
  mostAtOnce: number;
}

export interface SentRequest {
  method: string;
  /** As the sample has it: `https://api.example.com/users?page=2`. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** How many requests of this method to this address, whatever the query, the run has sent before. */
  before: number;
  /** Number of requests that the run has sent before. */
  position: number;
  way: string;
}

export interface CaseAnswer {
  /** 200 without it. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** A text, bytes, or data that is sent as JSON. */
  body?: unknown;
  /** Milliseconds until the answer. */
  slow?: number;
  /** The connection breaks off instead. */
  breaks?: boolean;
}

export interface ShownResult {
  block: Sample;
  text: string;
}

/** What the module of a site exports by default. `root` is the folder of the site. */
export type CasesModule = (site: { root: string }) => Cases | Promise<Cases>;

/** Gives editors the types of the cases of a site: `export default defineCases(() => ({ … }))`. */
export function defineCases(cases: CasesModule): CasesModule {
  return cases;
}
