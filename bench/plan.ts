import { builtIn, generators } from './generators/all.ts';
import type { Generator } from './generators/generator.ts';

/** This site's own pages, or a number of generated ones. */
export type Size = 'site' | number;

export interface Plan {
  builds: { size: Size; generators: Generator[] }[];
  /** Generators that build the site's own pages to be visited. */
  visited: Generator[];
  /** Number of runs, for the median, of a visit and of a short build with a built-in generator. */
  buildRuns: number;
  visitRuns: number;
  /** Site sizes for `docs dev`, in pages. */
  devSizes: number[];
  /** Number of navigations in the memory test. */
  session: number;
}

export interface PlanOptions {
  quick?: boolean | undefined;
  /** Includes the generators that have to be installed. */
  peers?: boolean | undefined;
  /** Names of the generators to use instead. */
  only?: string | undefined;
  pages?: string | undefined;
  corpus?: string | undefined;
  runs?: string | undefined;
}

/** Sizes for peers, which take minutes for the largest. */
const PEER_SIZES: readonly Size[] = ['site', 1000];

/** Makes the plan from command-line options. Throws an error with a fix if one is invalid. */
export function makePlan({ quick, peers, only, pages, corpus, runs }: PlanOptions): Plan {
  const known = generators.map(({ name }) => name);
  const names = only?.split(',') ?? (peers ? known : builtIn);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown generator “${unknown}”. Use one of ${known.join(', ')}.`);
  const chosen = generators.filter(({ name }) => names.includes(name));
  const given = corpus !== undefined || pages !== undefined;
  const sizes: Size[] = given ? givenSizes(corpus, pages) : quick ? [100, 1000] : ['site', 200, 1000, 5000, 10_000];
  const builds = sizes.map((size) => ({
    size,
    generators: chosen.filter(({ name, visitedOnly }) => !visitedOnly && (given || builtIn.includes(name) || PEER_SIZES.includes(size))),
  }));
  const repeat = runs === undefined ? undefined : wholeNumber(runs);
  return {
    builds,
    visited: chosen,
    buildRuns: repeat ?? (quick ? 1 : 3),
    visitRuns: repeat ?? (quick ? 1 : 5),
    devSizes: quick ? [100] : [100, 10_000],
    session: quick ? 100 : 500,
  };
}

function givenSizes(corpus: string | undefined, pages: string | undefined): Size[] {
  if (corpus !== undefined && corpus !== 'site') throw new Error('The only corpus that can be named is `--corpus site`.');
  return [...(corpus === undefined ? [] : ['site' as const]), ...(pages?.split(',').map(wholeNumber) ?? [])];
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`“${text}” is not a positive whole number. Write \`--pages 200,1000\` or \`--runs 3\`.`);
  return Number(text);
}
