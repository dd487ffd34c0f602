import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { writePage } from '../corpus/write-corpus.ts';
import type { Generator } from '../generators/generator.ts';
import { median } from '../median.ts';
import { measureProcess, type ProcessMeasure } from './measure-process.ts';

export interface BuildMeasure {
  generator: string;
  label: string;
  pages: number;
  cold?: Cost;
  unchanged?: Cost;
  onePage?: Cost;
  output?: { files: number; bytes: number };
  /** Why there is no figure. */
  failed?: string;
}

/** Medians. */
export interface Cost {
  seconds: number;
  cpuSeconds: number;
  peakBytes: number | undefined;
}

export interface MeasureOptions {
  project: string;
  checkout: string;
  /** How often each build is repeated. */
  runs: number;
  limitSeconds: number;
}

/** Builds a prepared project from nothing, then with nothing changed, then with one page changed. */
export async function measureBuild(generator: Generator, corpus: Corpus, options: MeasureOptions): Promise<BuildMeasure> {
  const { project, checkout, runs, limitSeconds } = options;
  const result: BuildMeasure = { generator: generator.name, label: generator.label, pages: corpus.pages.length };
  const env = {
    CI: '1',
    NO_COLOR: '1',
    NODE_ENV: 'production',
    DO_NOT_TRACK: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    DOCUSAURUS_NO_TELEMETRY: '1',
  };
  const withPath = { ...env, PATH: `${path.join(project, 'node_modules/.bin')}:${process.env.PATH ?? ''}` };

  const measure = async (before: (run: number) => Promise<void>): Promise<Cost | string> => {
    const done: ProcessMeasure[] = [];
    for (let run = 0; run < runs; run++) {
      await before(run);
      const one = await measureProcess(generator.command(checkout), { cwd: project, env: withPath, limitSeconds });
      if (!one.ok) return one.seconds >= limitSeconds ? `not done after ${limitSeconds} s` : one.log.slice(-600);
      done.push(one);
    }
    const peaks = done.flatMap(({ peakBytes }) => (peakBytes === undefined ? [] : [peakBytes]));
    return {
      seconds: median(done.map((one) => one.seconds)),
      cpuSeconds: median(done.map((one) => one.cpuSeconds)),
      peakBytes: peaks.length > 0 ? median(peaks) : undefined,
    };
  };

  const cold = await measure(async () => {
    for (const folder of [generator.output, ...generator.caches]) await remove(path.join(project, folder), generator.except);
  });
  if (typeof cold === 'string') return { ...result, failed: cold };
  result.cold = cold;
  result.output = await folderSize(path.join(project, generator.output));
  const unchanged = await measure(async () => {});
  if (typeof unchanged === 'string') return { ...result, failed: unchanged };
  result.unchanged = unchanged;
  const page = corpus.pages[Math.floor(corpus.pages.length / 2)];
  const onePage = await measure(async (run) => {
    if (page) await writePage(corpus, page, project, generator.layout, `\nSentence ${run} was added to this page.\n`);
  });
  if (typeof onePage === 'string') return { ...result, failed: onePage };
  if (page) await writePage(corpus, page, project, generator.layout);
  return { ...result, onePage };
}

/** `folder/*` stands for what is in the folder, but for names that begin with `except`. */
async function remove(what: string, except = ''): Promise<void> {
  if (!what.endsWith('/*')) return rm(what, { recursive: true, force: true });
  const folder = what.slice(0, -2);
  for (const name of await readdir(folder).catch(() => []))
    if (!name.startsWith(except)) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function folderSize(folder: string): Promise<{ files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    files++;
    bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  }
  return { files, bytes };
}
