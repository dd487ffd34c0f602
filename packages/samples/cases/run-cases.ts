import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Limits } from '../run/isolation/limits.ts';
import type { Isolation } from '../run/isolation/sandbox.ts';
import { languagesByName } from '../run/languages/languages.ts';
import { inParallel } from '../run/program/in-parallel.ts';
import { packageLinks } from '../run/program/package-links.ts';
import { inputsDigest } from '../run/program/run-key.ts';
import { findProgram, toolOf } from '../run/program/tools.ts';
import type { Sample } from '../syntax/sample.ts';
import type { Case, CaseAnswer, CaseResult, Cases, ShownResult } from './case.ts';
import { type Job, type JobResult, runBatch } from './run-batch.ts';

/** Results of a sample's cases. */
export interface SampleResult {
  sample: Sample;
  /** Empty if all is well. */
  faults: string[];
  /** Why it didn't run. Empty if it did. */
  notRun: string;
  shows: ShownResult[];
  /** Tool that ran it, with version. */
  tool: string;
}

/** Cached results. */
export interface CaseCache {
  get(key: readonly string[]): KeptResult | undefined;
  set(key: readonly string[], result: KeptResult): void;
}

export interface KeptResult extends CaseResult {
  /** Digest of the response to each request. */
  answers: string[];
}

export interface RunCasesOptions {
  root: string;
  cases: Cases;
  /** Bundles one of the site's modules for Node.js, with its libraries, and returns the file. */
  bundle: (file: string) => Promise<string>;
  /** Files and folders that stand-ins depend on. */
  inputs: readonly string[];
  cache: CaseCache;
  cacheFolder: string;
  isolation: Isolation;
  limits: Limits;
}

/** Maximum number of jobs per process, which limits what a crash costs. */
const BATCH = 150;

/** Runs a site's cases unless their results are cached, and checks the outcomes. */
export async function runCases(samples: readonly Sample[], options: RunCasesOptions): Promise<{ results: SampleResult[]; ran: number }> {
  const all = await options.cases.cases(samples);
  const players = new Map<string, Player | string>();
  const playerFor = ({ sample, standIn = sample.language }: Case) => players.get(`${standIn} ${sample.language}`);
  for (const { sample, standIn = sample.language } of all) {
    const name = `${standIn} ${sample.language}`;
    if (!players.has(name)) players.set(name, await playerOf(standIn, sample.language, options));
  }

  const wanted = all.flatMap((one) => {
    const player = playerFor(one);
    if (player === undefined || typeof player === 'string') return [];
    return one.runs.map((run, number) => ({ one, number, player, job: { code: run.code ?? one.sample.code, run } }));
  });
  const known = new Map<Case, JobResult[]>(all.map((one) => [one, []]));
  const keep = ({ one, number }: (typeof wanted)[number], result: JobResult) => {
    const own = known.get(one);
    if (own) own[number] = result;
  };
  const open: typeof wanted = [];
  for (const entry of wanted) {
    const kept = options.cache.get(keyOf(entry.player, entry.job));
    if (kept && answersHold(kept, options.cases)) {
      keep(entry, kept);
      options.cache.set(keyOf(entry.player, entry.job), kept);
    } else open.push(entry);
  }
  await inParallel(batchesOf(open), async (batch) => {
    const [first] = batch;
    if (!first) return;
    const jobs: Job[] = batch.map(({ job }) => job);
    const results = await runBatch(jobs, {
      ...first.player,
      answer: options.cases.answer,
      isolation: options.isolation,
      limits: options.limits,
    });
    for (const [at, result] of results.entries()) {
      const entry = batch[at];
      if (!entry) continue;
      keep(entry, result);
      if ('failed' in result) continue;
      const answers = result.requests.map((request) => digestOf(options.cases.answer?.(request)));
      options.cache.set(keyOf(entry.player, entry.job), { ...result, answers });
    }
  });

  const bySample = new Map<string, SampleResult>();
  for (const one of all) {
    const player = playerFor(one);
    const isHere = player !== undefined && typeof player !== 'string';
    const place = `${one.sample.file}:${one.sample.lineOf(0)}`;
    const result = bySample.get(place) ?? {
      sample: one.sample,
      faults: [],
      notRun: isHere ? '' : (player ?? 'no stand-in runs it'),
      shows: [],
      tool: isHere ? player.tool : '',
    };
    bySample.set(place, result);
    if (!isHere) continue;
    const came = judged(one, known);
    result.faults.push(...came.faults);
    result.shows.push(...came.shows);
  }
  return { results: [...bySample.values()], ran: open.length };
}

/** The faults of a case, prefixed with its name. */
function judged(one: Case, known: ReadonlyMap<Case, readonly JobResult[]>): { faults: string[]; shows: readonly ShownResult[] } {
  const came = one.runs.map((_, number) => known.get(one)?.[number] ?? { failed: 'it did not run' });
  const failed = came.flatMap((result) => ('failed' in result ? [result.failed] : []));
  const name = one.name === '' ? '' : `${one.name}: `;
  if (failed.length > 0) return { faults: failed.map((why) => name + why), shows: [] };
  const results = came.flatMap((result) => ('failed' in result ? [] : [result]));
  return { faults: one.check(results).map((fault) => name + fault), shows: one.shows?.(results) ?? [] };
}

/** A runnable stand-in. */
interface Player {
  command: readonly string[];
  env: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
  kept: readonly string[];
  /** Digest of all its dependencies. */
  key: string;
  tool: string;
}

/** A stand-in for samples in a language, or why it can't be started here. */
async function playerOf(
  name: string,
  language: string,
  { root, cases, bundle, inputs, cacheFolder, isolation }: RunCasesOptions,
): Promise<Player | string> {
  const known = languagesByName();
  const standIn = [name, ...(known.get(name)?.names ?? [])].flatMap((other) => cases.standIns[other] ?? [])[0];
  if (!standIn) return `no stand-in is called ${name}`;
  const missing = (standIn.needs ?? []).filter((name) => findProgram(name) === undefined);
  if (missing.length > 0) return `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed`;
  const own = known.get(language);
  const tool = own && (await toolOf(own, root));
  if (own && !tool) return `${own.label} is not installed`;
  const { program } = standIn;
  const isPython = program.endsWith('.py');
  const python = isPython ? await toolOf(known.get('python') ?? own ?? raise(), root) : undefined;
  if (isPython && !python) return 'Python is not installed';
  const isScript = /\.[cm]?[jt]sx?$/.test(program);
  const file = isScript ? await bundle(program) : path.join(root, program);
  const kept = path.join(cacheFolder, language);
  const env = own?.env?.(kept) ?? {};
  const isKept = Object.values(env).includes(kept);
  if (isKept) mkdirSync(kept, { recursive: true });
  return {
    command: isPython ? [python?.path ?? '', '-B', '-u', file] : isScript ? [process.execPath, file] : [file],
    env: { ...env, STAND_INS: path.join(root, path.dirname(program)) },
    links: packageLinks(root),
    kept: isKept ? [kept] : [],
    key: JSON.stringify([readFileSync(file, 'utf8').length, digestOf(readFileSync(file)), inputsDigest(root, inputs), tool, isolation]),
    tool: own && tool ? `${own.label} ${tool.version}` : '',
  };
}

function raise(): never {
  throw new Error('Python is one of the languages.');
}

function keyOf({ key }: Player, { code, run }: Job): string[] {
  return ['case', key, code, JSON.stringify(run)];
}

function answersHold({ requests, answers }: KeptResult, { answer }: Cases): boolean {
  return requests.every((request, at) => digestOf(answer?.(request)) === answers[at]);
}

function digestOf(answer: CaseAnswer | Uint8Array | undefined): string {
  const hash = createHash('sha256');
  if (answer instanceof Uint8Array) return hash.update(answer).digest('hex').slice(0, 16);
  const { body, ...rest } = answer ?? {};
  hash.update(JSON.stringify(rest));
  return hash
    .update(body instanceof Uint8Array ? body : (JSON.stringify(body) ?? ''))
    .digest('hex')
    .slice(0, 16);
}

/** Batches of jobs for one stand-in each, spread over all processors. */
function batchesOf<Entry extends { player: Player }>(entries: readonly Entry[]): Entry[][] {
  const byPlayer = new Map<Player, Entry[]>();
  for (const entry of entries) byPlayer.set(entry.player, [...(byPlayer.get(entry.player) ?? []), entry]);
  return [...byPlayer.values()].flatMap((own) => {
    const size = Math.min(BATCH, Math.ceil(own.length / availableParallelism()));
    return Array.from({ length: Math.ceil(own.length / size) }, (_, at) => own.slice(at * size, (at + 1) * size));
  });
}
