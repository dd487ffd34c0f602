import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus } from '../../tools/corpus/corpus.ts';
import { writePage } from '../../tools/corpus/write-corpus.ts';
import type { Generator } from '../generators/generator.ts';
import { median } from '../median.ts';
import { measureProcess, type ProcessMeasure } from './measure-process.ts';
import { setAside } from './set-aside.ts';

export interface BuildMeasure {
  generator: string;
  label: string;
  /** Label of the pages that were built. */
  corpus: string;
  pages: number;
  cold?: Cost;
  unchanged?: Cost;
  onePage?: Cost;
  output?: { files: number; bytes: number };
  /** Why figures are missing. */
  failed?: string;
}

/** Medians of the runs. */
export interface Cost {
  seconds: number;
  cpuSeconds: number;
  peakBytes: number | undefined;
}

export interface MeasureOptions {
  project: string;
  checkout: string;
  /** Number of runs of each build. */
  runs: number;
  limitSeconds: number;
}

const ENVIRONMENT = {
  CI: '1',
  NO_COLOR: '1',
  NODE_ENV: 'production',
  DO_NOT_TRACK: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_NO_TELEMETRY: '1',
};

/** If a cold build takes longer, the build with nothing changed is skipped. */
const PATIENCE_SECONDS = 60;

/** Measures a prepared project: a cold build, one with nothing changed, and one with one page changed. */
export async function measureBuild(generator: Generator, corpus: Corpus, options: MeasureOptions): Promise<BuildMeasure> {
  const { project, runs } = options;
  const result: BuildMeasure = { generator: generator.name, label: generator.label, corpus: corpus.label, pages: corpus.pages.length };
  const measure = async (before: (run: number) => Promise<void>): Promise<Cost | string> => {
    const done: ProcessMeasure[] = [];
    for (let run = 0; run < runs; run++) {
      await before(run);
      const one = await build(generator, options);
      if (typeof one === 'string') return one;
      done.push(one);
    }
    const peaks = done.flatMap(({ peakBytes }) => (peakBytes === undefined ? [] : [peakBytes]));
    return {
      seconds: median(done.map((one) => one.seconds)),
      cpuSeconds: median(done.map((one) => one.cpuSeconds)),
      peakBytes: peaks.length > 0 ? median(peaks) : undefined,
    };
  };

  const cold = await measure(() => setAside(generator, project));
  if (typeof cold === 'string') return { ...result, failed: cold };
  result.cold = cold;
  result.output = await folderSize(path.join(project, generator.output));
  if (cold.seconds < PATIENCE_SECONDS) {
    const unchanged = await measure(async () => {});
    if (typeof unchanged === 'string') return { ...result, failed: unchanged };
    result.unchanged = unchanged;
  }
  const page = corpus.pages[Math.floor(corpus.pages.length / 2)];
  const onePage = await measure(async (run) => {
    if (page) await writePage(corpus, page, project, generator.layout, `\nSentence ${run} was added to this page.\n`);
  });
  if (typeof onePage === 'string') return { ...result, failed: onePage };
  if (page) await writePage(corpus, page, project, generator.layout);
  return { ...result, onePage };
}

/** Runs one cold build. Returns a string with the reason if it fails. */
export async function buildCold(generator: Generator, options: Omit<MeasureOptions, 'runs'>): Promise<ProcessMeasure | string> {
  await setAside(generator, options.project);
  return build(generator, options);
}

async function build(
  generator: Generator,
  { project, checkout, limitSeconds }: Omit<MeasureOptions, 'runs'>,
): Promise<ProcessMeasure | string> {
  const env = { ...ENVIRONMENT, PATH: `${path.join(project, 'node_modules/.bin')}:${process.env.PATH ?? ''}` };
  const done = await measureProcess(generator.command(checkout), { cwd: project, env, limitSeconds });
  if (done.ok) return done;
  return done.seconds >= limitSeconds ? `not finished after ${limitSeconds} s` : reasonOf(done.log);
}

/** The log from the first line that mentions an error. */
function reasonOf(log: string): string {
  const lines = log.split('\n').filter((line) => !/^\s*at |^\s*$/.test(line));
  const first = lines.findIndex((line) => /error|fail/i.test(line));
  return lines.slice(Math.max(0, first)).join('\n').slice(0, 600);
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
