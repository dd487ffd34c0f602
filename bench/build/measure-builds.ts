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
import { saveSection } from '../report/save-section.ts';
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
  /** Into `bench/RESULTS.md`. */
  save: boolean;
}

/** Builds the generated sites with each generator and prints the table. Returns an exit code. */
export async function measureBuilds({ checkout, sizes, names, runs, limitSeconds, work, save }: MeasureBuildsOptions): Promise<number> {
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
  const versions = GENERATORS.filter(({ name, packages }) => names.includes(name) && Object.keys(packages).length > 0).map(
    ({ label, packages }) =>
      `${label}: ${Object.entries(packages)
        .map(([name, version]) => `${name} ${version}`)
        .join(', ')}.`,
  );
  const text = [`Median of ${runs}.`, buildTable(measured), ...versions].join('\n\n');
  console.log(`\n${text}`);
  if (save) await saveSection(checkout, 'Builds', text);
  if (work === undefined) await rm(folder, { recursive: true, force: true });
  return measured.some((result) => result.failed !== undefined) ? 1 : 0;
}
