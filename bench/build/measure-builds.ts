import path from 'node:path';
import { generatedCorpus } from '../../tools/corpus/generated-corpus.ts';
import { siteCorpus } from '../corpus/site-corpus.ts';
import { builtIn, versionsOf } from '../generators/all.ts';
import type { Plan } from '../plan.ts';
import { buildLine, buildReport } from '../report/build-table.ts';
import { type BuildMeasure, measureBuild } from './measure-build.ts';
import { prepareProject } from './prepare-project.ts';

export interface MeasureBuildsOptions {
  checkout: string;
  plan: Plan;
  limitSeconds: number;
  /** Folder for the projects. */
  work: string;
}

/** Larger sites are measured once. */
const REPEATED_PAGES = 1000;

/** Builds every corpus in the plan with its generators, and returns the report. */
export async function measureBuilds({ checkout, plan, limitSeconds, work }: MeasureBuildsOptions): Promise<string> {
  const measured: BuildMeasure[] = [];
  for (const { size, generators } of plan.builds) {
    const corpus = size === 'site' ? await siteCorpus(checkout, path.join(work, 'site')) : generatedCorpus(size);
    for (const generator of generators) {
      const project = path.join(work, generator.name);
      const runs = builtIn.includes(generator.name) && corpus.pages.length <= REPEATED_PAGES ? plan.buildRuns : 1;
      const failure = await prepareProject(generator, corpus, project, checkout).catch((error: unknown) => String(error));
      const { name, label } = generator;
      const result: BuildMeasure = failure
        ? { generator: name, label, corpus: corpus.label, pages: corpus.pages.length, failed: `setup failed: ${failure}` }
        : await measureBuild(generator, corpus, { project, checkout, runs, limitSeconds });
      measured.push(result);
      console.log(buildLine(result));
    }
  }
  const used = [...new Set(plan.builds.flatMap(({ generators }) => generators))];
  return [buildReport(measured), versionsOf(used)].filter(Boolean).join('\n\n');
}
