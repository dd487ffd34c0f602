import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { writeCorpus } from '../corpus/write-corpus.ts';
import type { Generator } from '../generators/generator.ts';

/** Sets a generator up in a folder of its own and writes the pages into it. */
export async function prepareProject(generator: Generator, corpus: Corpus, project: string, checkout: string): Promise<void> {
  await mkdir(project, { recursive: true });
  for (const [name, text] of Object.entries(generator.files(corpus))) {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), text);
  }
  if (Object.keys(generator.packages).length > 0) install(generator, project);
  await generator.prepare?.(project, checkout);
  await writeCorpus(corpus, project, generator.layout);
}

function install({ name, packages, overrides }: Generator, project: string): void {
  const manifest = {
    name: `bench-${name}`,
    private: true,
    ...(name === 'docusaurus' ? {} : { type: 'module' }),
    dependencies: packages,
    overrides,
  };
  execFileSync('sh', ['-c', 'cat > package.json && npm install --no-audit --no-fund --silent'], {
    cwd: project,
    input: JSON.stringify(manifest),
  });
}
