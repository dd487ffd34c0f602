import { execFileSync } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus } from '../../tools/corpus/corpus.ts';
import { writeCorpus } from '../../tools/corpus/write-corpus.ts';
import type { Generator } from '../generators/generator.ts';

/** Sets up a generator in its own folder and writes the pages into it. */
export async function prepareProject(generator: Generator, corpus: Corpus, project: string, checkout: string): Promise<void> {
  await mkdir(project, { recursive: true });
  for (const [name, text] of Object.entries(generator.files(corpus))) {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), text);
  }
  if (Object.keys(generator.packages).length > 0) await install(generator, project);
  await generator.prepare?.(project, checkout);
  await writeCorpus(corpus, project, generator.layout);
}

/** Skips packages that are already installed. */
async function install({ name, packages, overrides, commonJs }: Generator, project: string): Promise<void> {
  const file = path.join(project, 'package.json');
  const manifest = { name: `bench-${name}`, private: true, ...(commonJs ? {} : { type: 'module' }), dependencies: packages, overrides };
  const text = JSON.stringify(manifest);
  const installed = await stat(path.join(project, 'node_modules/.package-lock.json')).catch(() => undefined);
  if (installed && (await readFile(file, 'utf8').catch(() => '')) === text) return;
  await writeFile(file, text);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: project, stdio: 'pipe' });
}
