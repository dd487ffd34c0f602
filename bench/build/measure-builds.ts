import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedCorpus } from '../corpus/generated-corpus.ts';
import { bare } from '../generators/bare.ts';
import { docusaurus } from '../generators/docusaurus.ts';
import type { Generator } from '../generators/generator.ts';
import { ours } from '../generators/ours.ts';
import { rspress } from '../generators/rspress.ts';
import { starlight } from '../generators/starlight.ts';
import { vitepress } from '../generators/vitepress.ts';
import { buildTable } from '../report/build-table.ts';
import { type BuildMeasure, measureBuild } from './measure-build.ts';
import { prepareProject } from './prepare-project.ts';

const GENERATORS: Generator[] = [bare, ours, starlight, docusaurus, vitepress, rspress];

export interface MeasureBuildsOptions {
  checkout: string;
  /** Numbers of pages. */
  sizes: number[];
  /** Names of generators. */
  names: string[];
  runs: number;
  limitSeconds: number;
  work: string | undefined;
}

/** Builds the generated sites with each generator and prints the table. Returns an exit code. */
export async function measureBuilds({ checkout, sizes, names, runs, limitSeconds, work }: MeasureBuildsOptions): Promise<number> {
  const folder = work ?? (await mkdtemp(path.join(tmpdir(), 'docs-bench-')));
  const measured: BuildMeasure[] = [];
  for (const size of sizes) {
    const corpus = generatedCorpus(size);
    for (const generator of GENERATORS.filter(({ name }) => names.includes(name))) {
      const project = path.join(folder, `${generator.name}-${size}`);
      await prepareProject(generator, corpus, project, checkout);
      measured.push(await measureBuild(generator, corpus, { project, checkout, runs, limitSeconds }));
      console.log(buildTable(measured.slice(-1)).split('\n').at(-1));
    }
  }
  console.log(`\n${buildTable(measured)}`);
  if (work === undefined) await rm(folder, { recursive: true, force: true });
  return measured.some((result) => result.failed !== undefined) ? 1 : 0;
}
