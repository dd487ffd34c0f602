import path from 'node:path';
import type { Corpus } from '../../tools/corpus/corpus.ts';
import { BASE } from '../../tools/corpus/write-corpus.ts';
import { type Served, serveSite } from '../browser/serve-site.ts';
import { buildCold, type MeasureOptions } from '../build/measure-build.ts';
import { prepareProject } from '../build/prepare-project.ts';
import type { Generator } from '../generators/generator.ts';

/** Builds a corpus with a generator and serves the result. Throws an error with the reason if the build fails. */
export async function serveBuilt(generator: Generator, corpus: Corpus, options: Omit<MeasureOptions, 'runs'>): Promise<Served> {
  await prepareProject(generator, corpus, options.project, options.checkout);
  const built = await buildCold(generator, options);
  if (typeof built === 'string') throw new Error(built);
  const published = path.join(options.project, generator.output);
  return serveSite({ folder: path.join(published, generator.docs ?? ''), base: BASE, published });
}
