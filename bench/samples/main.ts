import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { Block } from '../../packages/samples/run/block.ts';
import { scanFences } from '../../packages/samples/run/fences/scan-fences.ts';
import type { ProgramRun } from '../../packages/samples/run/program/run-program.ts';
import { FileRunCache } from '../../packages/samples/run/run-cache.ts';
import { runSite } from '../../packages/samples/run/run-site.ts';
import { NO_RUN_SETTINGS } from '../../packages/samples/run/settings.ts';
import { KINDS, type Kind, mutate, randomFrom, type Shown } from './mutate.ts';
import { canRunOutside, type Outcome, runOutside } from './run-outside.ts';

interface Sample extends Shown {
  language: string;
}

interface Options {
  /** Language → file to run before its samples, relative to the folder. */
  setUp: Record<string, string>;
  mutations: number;
  seed: number;
}

export async function main(args: string[]): Promise<void> {
  const value = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  if (args.includes('--speed')) return speed();
  const setUp = Object.fromEntries(
    (value('set-up') ?? '')
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split(':')),
  );
  const options = { setUp, mutations: Number(value('mutations') ?? 100), seed: Number(value('seed') ?? 1) };
  console.log('| Folder | Samples | Run outside | Pass in the engine | Mutations | Effective | Found | By kind: found of effective |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const folder of args.filter((arg) => !arg.startsWith('--'))) await measure(path.resolve(folder), options);
}

async function measure(root: string, options: Options): Promise<void> {
  const random = randomFrom(options.seed);
  const fences = markdownIn(root).flatMap((file) => scanFences(readFileSync(file, 'utf8')));
  const candidates = fences.filter(({ language, code }) => canRunOutside(language) && !/^(?:>>>|\$) /m.test(code));
  const outside = await pool(candidates, async ({ language, code }): Promise<Sample | undefined> => {
    const [first, second] = [await outcome(language, code, root, options), await outcome(language, code, root, options)];
    return first.status === 0 && same(first, second) ? { language, code, output: first.output } : undefined;
  });
  const runnable = outside.filter((sample) => sample !== undefined);
  const fine = await passing(runnable, root, options);
  const samples = runnable.filter((_, at) => fine[at]);

  const changes: { kind: Kind; changed: Sample; before: Sample }[] = [];
  for (let tries = 0; changes.length < options.mutations && tries < options.mutations * 20; tries++) {
    const before = samples[Math.floor(random() * samples.length)];
    const kind = KINDS[tries % KINDS.length] ?? 'name';
    const shown = before && mutate(before, kind, random);
    if (before && shown) changes.push({ kind, before, changed: { ...before, ...shown } });
  }
  // A mutated output always counts, because no run prints it. Other mutations count if two runs differ from the original: on a
  // busy machine, a single run may have timed out.
  const counts = await pool(changes, async ({ kind, before, changed }) => {
    const differs = async () => !same({ status: 0, output: before.output }, await outcome(changed.language, changed.code, root, options));
    return kind === 'output' || ((await differs()) && (await differs()));
  });
  const passes = await passing(
    changes.map(({ changed }) => changed),
    root,
    options,
  );
  const of = (kind: Kind | undefined, only: (at: number) => boolean) =>
    changes.filter((change, at) => counts[at] && (kind === undefined || change.kind === kind) && only(at)).length;
  const byKind = KINDS.map((kind) => `${kind} ${of(kind, (at) => !passes[at])}/${of(kind, () => true)}`).join(', ');
  const counted = of(undefined, () => true);
  const found = of(undefined, (at) => !passes[at]);
  const share = counted === 0 ? '–' : `${((found / counted) * 100).toFixed(1)} %`;
  const cells = [
    path.basename(root),
    fences.length,
    runnable.length,
    samples.length,
    changes.length,
    counted,
    `${found} (${share})`,
    byKind,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  for (const [at, { kind, changed, before }] of changes.entries())
    if (counts[at] && passes[at]) console.error(`not found, ${kind}:\n${difference(before, changed)}\n`);
}

function outcome(language: string, code: string, root: string, { setUp }: Options): Promise<Outcome> {
  const file = setUp[language];
  return runOutside(language, code, root, file === undefined ? undefined : readFileSync(path.join(root, file), 'utf8'));
}

/** Whether each sample passes in the engine, on a separate page with its output below it. */
async function passing(samples: readonly Sample[], root: string, { setUp }: Options): Promise<boolean[]> {
  const pages = samples.map(({ language, code, output }, at): Block[] => {
    const place = { file: `${at}.md`, page: `/${at}/` };
    const sample = { ...place, language, code, line: 1, meta: output.trim() === '' ? 'run' : 'output' };
    return [sample, ...(output.trim() === '' ? [] : [{ ...place, language: 'text', meta: '', code: output, line: 100_000 }])];
  });
  const cache = { get: () => undefined, set: () => undefined };
  const settings = { ...NO_RUN_SETTINGS, setUp, limits: { seconds: 5 } };
  const cacheFolder = mkdtempSync(path.join(tmpdir(), 'samples-bench-'));
  const { results } = await runSite(pages, { root, settings, cache, cacheFolder, records: false });
  rmSync(cacheFolder, { recursive: true });
  const passed = new Set(results.filter(({ state }) => state === 'passed').map(({ block }) => block.file));
  return samples.map((_, at) => passed.has(`${at}.md`));
}

const same = (one: Outcome, other: Outcome) => one.status === other.status && one.output === other.output;

function difference(before: Shown, after: Shown): string {
  const [one, other] = [`${before.code}\n${before.output}`.split('\n'), `${after.code}\n${after.output}`.split('\n')];
  return other.flatMap((line, at) => (line === one[at] ? [] : [`- ${one[at]}\n+ ${line}`])).join('\n');
}

function markdownIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function pool<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await run(item);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/** Times 500 samples in three languages, cold and unchanged. */
async function speed(): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'samples-speed-'));
  const code: Record<string, (n: number) => string> = {
    js: (n) => `console.log(${n});`,
    python: (n) => `print(${n})`,
    bash: (n) => `echo ${n}`,
  };
  const pages = Array.from({ length: 50 }, (_, page): Block[] =>
    Array.from({ length: 10 }, (_, at) => {
      const language = Object.keys(code)[at % 3] ?? 'js';
      return { file: `${page}.md`, page: `/${page}/`, language, meta: 'run', line: at + 1, code: code[language]?.(page * 10 + at) ?? '' };
    }),
  );
  for (const kind of ['cold', 'unchanged']) {
    const cache = new FileRunCache<ProgramRun>(path.join(root, 'runs.json'));
    const started = performance.now();
    const { ran, known } = await runSite(pages, { root, settings: NO_RUN_SETTINGS, cache, cacheFolder: root, records: false });
    cache.save();
    console.log(`${kind}: ${ran} ran, ${known} cached, ${((performance.now() - started) / 1000).toFixed(2)} s`);
  }
  rmSync(root, { recursive: true });
}
