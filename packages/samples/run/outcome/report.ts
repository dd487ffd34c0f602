import { counted } from '../../../core/plugin/helpers.ts';
import type { Block } from '../block.ts';
import { type BlockResult, OUTDATED } from './judge.ts';

/** Results of one page's samples. */
export interface PageReport {
  /** Address of the page. */
  page: string;
  file: string;
  ran: number;
  failed: { line: number; why: string }[];
  notRun: { line: number; why: string }[];
  /** Whether every runnable sample ran and passed, as a badge says. */
  isProven: boolean;
  /** Tools that ran them, with versions: `Node.js 22.18.0`. */
  tools: string[];
}

export interface RunReport {
  isolation: string;
  pages: (PageReport & {
    /** Digest of all fences in the page's file, for which a badge is valid. */
    digest: string;
    /** Included files, relative to the root → digest. */
    included: Record<string, string>;
  })[];
}

/** `notRun`: blocks that weren't marked to run. */
export function pageReport(
  { page, file }: Block,
  results: readonly BlockResult[],
  { notRun, tools }: { notRun: readonly { block: Block; why: string }[]; tools: readonly string[] },
): PageReport {
  const ran = results.filter(({ state }) => state !== 'not run');
  return withProof({
    page,
    file,
    ran: ran.length,
    failed: ran.flatMap(({ state, line, why }) => (state === 'passed' ? [] : [{ line, why }])),
    notRun: [
      ...results.flatMap(({ state, line, why }) => (state === 'not run' ? [{ line, why }] : [])),
      ...notRun.map(({ block, why }) => ({ line: block.line, why })),
    ].sort((one, other) => one.line - other.line),
    tools: [...new Set(tools)].filter((tool) => tool !== '').sort(),
  });
}

/** The report after `--fix` wrote the outputs of samples. `isWritten`: whether it did so for the sample in a line. */
export function afterFix(page: PageReport, isWritten: (line: number) => boolean): PageReport {
  return withProof({ ...page, failed: page.failed.filter(({ line, why }) => why !== OUTDATED || !isWritten(line)) });
}

function withProof(page: Omit<PageReport, 'isProven'>): PageReport {
  return { ...page, isProven: page.ran > 0 && page.failed.length === 0 && page.notRun.length === 0 };
}

/** One line for each page with samples that ran, or could have. */
export function reportText({ isolation, pages }: { isolation: string; pages: readonly PageReport[] }): string {
  const sum = (count: (page: PageReport) => number) => pages.reduce((total, page) => total + count(page), 0);
  const reasons = new Map<string, number>();
  const silent = new Map<string, number>();
  for (const { why } of pages.flatMap(({ notRun }) => notRun)) {
    const [, label] = NOTHING_ASKS.exec(why) ?? [];
    const [into, name] = label === undefined ? [reasons, why.replace(/ in line \d+(?=, which fails$)/, ' above it')] : [silent, label];
    into.set(name, (into.get(name) ?? 0) + 1);
  }
  const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort(([, one], [, other]) => other - one);
  const asked = [...silent.values()].reduce((total, count) => total + count, 0);
  const why = [
    ...sorted(reasons).map(([reason, count]) => `    ${count}: ${reason}`),
    ...(asked > 0
      ? [
          `    ${asked}: nothing asks for it (${sorted(silent)
            .map(([label, count]) => `${label} ${count}`)
            .join(', ')})`,
        ]
      : []),
  ];
  const ran = sum((page) => page.ran);
  const rest = sum((page) => page.notRun.length);
  if (ran === 0)
    return ['No sample ran: add `run` after the language of one, or name the language in the samples plugin', ...why].join('\n');
  const withRuns = pages.filter((page) => page.ran > 0).length;
  const outdated = sum((page) => page.failed.filter(({ why }) => why === OUTDATED).length);
  const failed = sum((page) => page.failed.length) - outdated;
  return [
    `${counted(ran, 'sample')} ran on ${counted(withRuns, 'page')}: ${ran - failed - outdated} passed, ${failed} failed${outdated > 0 ? `, ${outdated} outdated` : ''}`,
    ...(rest > 0 ? [`${rest} did not run`, ...why] : []),
    ISOLATION[isolation] ?? '',
  ].join('\n');
}

/** Summarizes in one line the blocks that weren't marked to run, for all languages. */
const NOTHING_ASKS = /^nothing asks for (.*) to run$/;

const ISOLATION: Readonly<Record<string, string>> = {
  full: 'Samples ran without network, keys and access to write outside of their folder.',
  process:
    'Warning: this system allows no namespaces, so samples could reach the network and files of this user. They ran in an empty folder, with limits and without your environment.',
};
