import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AuthorError } from '../../core/plugin/helpers.ts';
import type { Block } from './block.ts';
import { DEFAULT_LIMITS, type Limits } from './isolation/limits.ts';
import { availableIsolation, type Isolation } from './isolation/sandbox.ts';
import type { Language } from './languages/language.ts';
import { languagesByName } from './languages/languages.ts';
import type { CaseBlockResult } from './outcome/case-block.ts';
import type { Attempt, BlockResult } from './outcome/judge.ts';
import { ownMasks } from './outcome/masks.ts';
import { type PageReport, pageReport } from './outcome/report.ts';
import type { FenceIssue } from './plan/fence-issues.ts';
import { type Member, type PagePlan, type Program, planPage } from './plan/plan-page.ts';
import { assemble } from './program/assemble.ts';
import { ownGoModule } from './program/go-module.ts';
import { inParallel } from './program/in-parallel.ts';
import { packageLinks } from './program/package-links.ts';
import { inputsDigest, runKey } from './program/run-key.ts';
import { type ProgramRun, type RunContext, runProgram, setUpOf } from './program/run-program.ts';
import { searchPath, toolOf } from './program/tools.ts';
import { runGroup } from './run-group.ts';
import { findAnswer } from './services/answers.ts';
import { loadServices, type Services } from './services/load-services.ts';
import type { RunSettings } from './settings.ts';

/** Cached results, keyed by everything that affects them. */
export interface RunCache {
  get(key: readonly string[]): ProgramRun | undefined;
  set(key: readonly string[], run: ProgramRun): void;
}

export interface RunSiteOptions {
  /** Folder of the site. */
  root: string;
  settings: RunSettings;
  cache: RunCache;
  /** Cache folder for compilers. */
  cacheFolder: string;
  /** Whether to call real servers and record their responses. */
  records: boolean;
  /** Languages from the site's own modules. */
  languages?: readonly Language[];
  /** Results of the site's own cases, whose blocks already ran. */
  cases?: readonly CaseBlockResult[];
  isolation?: Isolation;
}

export interface SiteRun {
  results: BlockResult[];
  issues: FenceIssue[];
  pages: PageReport[];
  isolation: Isolation;
  services: Services;
  /** Number of programs that ran, and of cached results. */
  ran: number;
  known: number;
}

/** Runs the samples of all pages. `pages`: the blocks of each page, in order. */
export async function runSite(pages: readonly (readonly Block[])[], options: RunSiteOptions): Promise<SiteRun> {
  const { root, settings, cache } = options;
  const languages = languagesByName(options.languages);
  const services = loadServices(settings.services, root, options.records);
  const addresses = new Map(Object.entries(settings.services).map(([name, { url }]) => [name, url]));
  const plans = pages.map((blocks) => planPage(blocks, { languages, run: settings.run, services: addresses }));
  const context: RunContext = {
    isolation: options.isolation ?? availableIsolation(),
    limits: limitsOf(settings),
    env: settings.env,
    files: readFiles(settings.files, root),
    setUp: readSetUps(settings.setUp, root),
    links: packageLinks(root),
    goModule: ownGoModule(root),
    searchPath: searchPath(root),
    cacheFolder: options.cacheFolder,
    services: services.http,
    outer: services.outer,
  };
  const inputs = inputsDigest(root, settings.inputs);
  const masks = ownMasks(settings.mask);
  const counts = { ran: 0, known: 0 };

  const runOne = async (program: Program): Promise<{ results: BlockResult[]; tool: string }> => {
    const tool = await toolOf(program.language, root);
    const why = tool ? unmetNeed(program, services) : `${program.language.label} is not installed`;
    if (!tool || why !== undefined) return { results: program.members.map(({ block }) => notRun(block, why ?? '')), tool: '' };
    const attempt = async (members: readonly Member[]): Promise<Attempt> => {
      const part = { ...program, members: [...members] };
      const assembled = assemble(part, setUpOf(part, context));
      const key = runKey(part, assembled, tool, context, inputs);
      const again = () => runProgram(part, assembled, tool, context);
      const known = options.records ? undefined : cache.get(key);
      const isKnown = known !== undefined && answersHold(known, services);
      counts[isKnown ? 'known' : 'ran']++;
      const run = isKnown ? known : await again();
      // Failures aren't cached: something may be missing, or the machine may be busy.
      return { assembled, run, again, keep: () => cache.set(key, run), language: program.language, masks };
    };
    const results = await runGroup(program.members, attempt);
    return { results, tool: `${program.language.label} ${tool.version}` };
  };

  const programs = plans.flatMap((plan) => plan.programs);
  const outcomes = new Map(await inParallel(programs, async (program) => [program, await runOne(program)] as const));
  const resultsOf = ({ programs: own }: PagePlan) => once(own.flatMap((program) => outcomes.get(program)?.results ?? []));
  const casesOf = new Map<string, CaseBlockResult[]>();
  for (const one of options.cases ?? []) casesOf.set(one.block.file, [...(casesOf.get(one.block.file) ?? []), one]);
  return {
    ...counts,
    results: [...plans.flatMap(resultsOf), ...(options.cases ?? [])],
    issues: plans.flatMap((plan) => plan.issues),
    isolation: context.isolation,
    services,
    pages: plans.flatMap((plan, at) => {
      const [first] = pages[at] ?? [];
      if (!first) return [];
      const own = casesOf.get(first.file) ?? [];
      const lines = new Set(own.map(({ block }) => block.line));
      const tools = [...plan.programs.map((program) => outcomes.get(program)?.tool ?? ''), ...own.map(({ tool }) => tool)];
      const notRun = plan.notRun.filter(({ block }) => !lines.has(block.line));
      return [pageReport(first, [...resultsOf(plan), ...own], { notRun, tools })];
    }),
  };
}

export function limitsOf({ limits = {} }: Pick<RunSettings, 'limits'>): Limits {
  const { seconds, memory, disk, output, processes } = DEFAULT_LIMITS;
  return {
    seconds: limits.seconds ?? seconds,
    memory: limits.memory ?? memory,
    disk: limits.disk ?? disk,
    output: limits.output ?? output,
    processes: limits.processes ?? processes,
  };
}

/** Hidden setup runs with each sample below it, but counts once: as failed, if it ever fails. */
function once(results: readonly BlockResult[]): BlockResult[] {
  const byBlock = new Map<Block, BlockResult>();
  for (const result of results) {
    const known = byBlock.get(result.block);
    if (!known || known.state === 'passed') byBlock.set(result.block, result);
  }
  return [...byBlock.values()];
}

function notRun(block: Block, why: string): BlockResult {
  return { block, state: 'not run', why, line: block.line, outputs: [] };
}

/** Why a program can't run here: a service it needs isn't available. */
function unmetNeed({ needs }: Program, { outer }: Services): string | undefined {
  for (const { name, env } of outer.filter((service) => needs.includes(service.name))) {
    const missing = Object.keys(env).filter((variable) => (env[variable] ?? '') === '');
    if (missing.length > 0) return `it needs ${name}, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set`;
  }
  return undefined;
}

/** Whether services still give the same responses as in a run. */
function answersHold({ given }: ProgramRun, { http }: Services): boolean {
  return Object.entries(given).every(([name, answers]) => {
    const service = http.find((candidate) => candidate.name === name);
    return Object.entries(answers).every(([key, answer]) => {
      const [method = '', place = ''] = key.split(' ');
      const now = service && (findAnswer(service.recorded, method, place) ?? service.described?.(method, place));
      return JSON.stringify(now) === JSON.stringify(answer);
    });
  });
}

function readFiles(files: RunSettings['files'], root: string): Record<string, Record<string, string>> {
  const read = (named: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(named).map(([name, file]) => [name, readSiteFile(file, root)]));
  return Object.fromEntries(Object.entries(files).map(([language, named]) => [language, read(named)]));
}

function readSetUps(setUp: RunSettings['setUp'], root: string): RunContext['setUp'] {
  const read = (file: string) => ({ name: path.basename(file), text: readSiteFile(file, root) });
  return Object.fromEntries(Object.entries(setUp).map(([language, file]) => [language, read(file)]));
}

function readSiteFile(file: string, root: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new AuthorError(`A file for samples cannot be read: ${message}`, 'Correct its path in `setUp` or `files` of the samples plugin.');
  }
}
