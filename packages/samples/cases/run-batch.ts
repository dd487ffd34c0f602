import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Limits } from '../run/isolation/limits.ts';
import { runIsolated } from '../run/isolation/run-isolated.ts';
import type { Isolation } from '../run/isolation/sandbox.ts';
import { forwardCommands, portInside } from '../run/services/forward.ts';
import { type CaseServer, serveCases } from './answer-cases.ts';
import type { CaseResult, CaseRun, Cases } from './case.ts';

/** A run of a sample, for a stand-in. */
export interface Job {
  code: string;
  run: CaseRun;
}

/** Outcome of a job, or why there is none. */
export type JobResult = CaseResult | { failed: string };

interface BatchContext {
  /** Command that starts the stand-in. The job file is its last argument. */
  command: readonly string[];
  answer: Cases['answer'];
  isolation: Isolation;
  limits: Limits;
  env: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
  /** Folders kept between runs, such as a compiler's cache. */
  kept: readonly string[];
}

/** A port without a listener. */
const NOBODY = 'http://127.0.0.1:1';

/**
 * Runs jobs sequentially in one process of a stand-in. If it stops early, its current job has failed, and another process continues
 * with the next one.
 */
export async function runBatch(jobs: readonly Job[], context: BatchContext): Promise<JobResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-cases-'));
  const isFull = context.isolation === 'full';
  const socket = path.join(folder, 'sockets/0');
  mkdirSync(path.dirname(socket));
  const ways = jobs.map(({ run }) => run.way ?? '');
  const server = await serveCases(context.answer, ways, isFull ? socket : undefined);
  const base = `http://127.0.0.1:${isFull ? portInside(0) : server.port}`;
  const places = jobs.map(({ run }, at): Place => {
    const own = path.join(folder, 'runs', String(at));
    mkdirSync(own, { recursive: true });
    for (const [name, text] of Object.entries(run.files ?? {})) writeFileSync(path.join(own, name), text);
    return { folder: own, server: run.isOffline ? NOBODY : `${base}/${at}` };
  });
  const results: JobResult[] = [];
  try {
    while (results.length < jobs.length) results.push(...(await runFrom(results.length, jobs, places, { ...context, folder, server })));
    return results;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Started = BatchContext & { folder: string; server: CaseServer };

/** Results of the jobs from a given index, at least one. */
async function runFrom(first: number, jobs: readonly Job[], places: readonly Place[], started: Started): Promise<JobResult[]> {
  const { isolation, limits, folder, server, command, env, links, kept } = started;
  const texts = jobs.slice(first).map(({ code, run }, at) => {
    const place = places[first + at];
    if (!place) throw new Error('A job has no place.');
    const change = (text: string) => inside(text, place);
    return JSON.stringify({ code: change(code), given: inData(run.given ?? {}, change), ...place });
  });
  const ran = await runIsolated({
    isolation,
    // The time limit applies to each job, so each result restarts it.
    limits: { ...limits, output: limits.output * texts.length },
    isPatient: true,
    kept: [path.join(folder, 'runs'), ...kept],
    hasNetwork: false,
    services: isolation === 'full' ? forwardCommands(1) : [],
    sockets: path.join(folder, 'sockets'),
    files: { 'jobs.jsonl': `${texts.join('\n')}\n` },
    links,
    env,
    commands: [[...command, 'jobs.jsonl']],
  });
  const lines = ran.stdout.split('\n').slice(0, -1);
  const results = lines.slice(0, texts.length).map((line, at): JobResult => {
    const { requests, mostAtOnce } = server.exchangeOf(first + at);
    const place = places[first + at];
    const outcome: unknown =
      place && JSON.parse(line, (_key, inner: unknown) => (typeof inner === 'string' ? outside(inner, place) : inner));
    if (typeof outcome !== 'object' || outcome === null) return { failed: `its stand-in prints “${line.slice(0, 100)}”` };
    const sent = requests.map((request) => ({ ...request, body: place ? outside(request.body, place) : request.body }));
    return { outcome: { ...outcome }, requests: sent, mostAtOnce };
  });
  if (results.length < texts.length) {
    const last = ran.stderr.trim().split('\n').at(-1) ?? '';
    results.push({ failed: ran.stopped ?? (last === '' ? `its stand-in ends with status ${ran.code}` : `its stand-in ends: ${last}`) });
  }
  return results;
}

/** Environment of a run: `/tmp` and servers are redirected to a folder and a server on this machine. */
export interface Place {
  /** Replaces `/tmp`. */
  folder: string;
  /** Prefix of all addresses: `http://127.0.0.1:8080/7`. */
  server: string;
}

/** `https://api.example.com/x` → `http://127.0.0.1:8080/7/api.example.com/x`. */
export function inside(text: string, { folder, server }: Place): string {
  return text.replaceAll(/\/tmp\b/g, folder).replaceAll(/https?:\/\/(?!127\.)(?=[\w$])/g, `${server}/`);
}

export function outside(text: string, { folder, server }: Place): string {
  return text.replaceAll(`${server}/`, 'https://').replaceAll(folder, '/tmp');
}

/** Maps all strings in plain data. */
function inData<Data>(value: Data, change: (text: string) => string): Data {
  if (value === undefined) return value;
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) => (typeof inner === 'string' ? change(inner) : inner));
}
