import { generators, home } from './generators/all.ts';
import type { Generator } from './generators/generator.ts';

/** The pages that are built: this site's own, or so many generated ones. */
export type Size = 'site' | number;

export interface Plan {
  builds: { size: Size; generators: Generator[] }[];
  /** Built with the site's own pages and visited. */
  visited: Generator[];
  /** How often a short build of ours, and a visit, is repeated for the median. */
  buildRuns: number;
  visitRuns: number;
  /** Numbers of pages at which `docs dev` is started. */
  devSizes: number[];
  /** Navigations after which the heap is compared. */
  session: number;
}

export interface PlanOptions {
  quick?: boolean | undefined;
  /** With the generators that have to be installed. */
  peers?: boolean | undefined;
  /** Instead of them: names of generators. */
  only?: string | undefined;
  pages?: string | undefined;
  corpus?: string | undefined;
  runs?: string | undefined;
}

/** Sizes at which peers are built: the largest takes them minutes. */
const PEER_SIZES: readonly Size[] = ['site', 1000];

/** What is measured, from the options of the command line. Wrong ones are reported as an error with its cure. */
export function makePlan({ quick, peers, only, pages, corpus, runs }: PlanOptions): Plan {
  const known = generators.map(({ name }) => name);
  const names = only?.split(',') ?? (peers ? known : home);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown generator “${unknown}”. Use any of ${known.join(', ')}.`);
  const chosen = generators.filter(({ name }) => names.includes(name));
  const given = corpus !== undefined || pages !== undefined;
  const sizes: Size[] = given ? givenSizes(corpus, pages) : quick ? [100, 1000] : ['site', 200, 1000, 5000, 10_000];
  const builds = sizes.map((size) => ({
    size,
    generators: chosen.filter(({ name, visitedOnly }) => !visitedOnly && (given || home.includes(name) || PEER_SIZES.includes(size))),
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
  if (corpus !== undefined && corpus !== 'site') throw new Error('The only other corpus is the site itself: `--corpus site`.');
  return [...(corpus === undefined ? [] : ['site' as const]), ...(pages?.split(',').map(wholeNumber) ?? [])];
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`“${text}” is not a positive whole number. Write \`--pages 200,1000\` or \`--runs 3\`.`);
  return Number(text);
}
