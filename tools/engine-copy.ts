import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BASE, type Layout } from './corpus/write-corpus.ts';

/** Page format for this engine. */
export const layout: Layout = { folder: 'content', links: 'file', heading: true, description: 'short_description' };

/** Command to run in a project with a copy of the engine. */
export const BUILD = `${process.execPath} packages/docs/bin/docs.js build`;

/** Settings files for a site with a corpus: file name → text. */
export function settingsFiles(title: string): Record<string, string> {
  return { 'docs.config.mjs': `export default ${JSON.stringify({ title, base: BASE })};\n` };
}

/** Copies the current engine into a project, with a separate cache, so later edits don't affect it. */
export async function copyEngine(project: string, checkout: string): Promise<void> {
  await cp(path.join(checkout, 'packages'), path.join(project, 'packages'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.base.json']) await cp(path.join(checkout, name), path.join(project, name));
  const packages = path.join(checkout, 'node_modules');
  await mkdir(path.join(project, 'node_modules'), { recursive: true });
  for (const name of await readdir(packages))
    if (!name.startsWith('.')) await symlink(path.join(packages, name), path.join(project, 'node_modules', name)).catch(ignoreExisting);
  // Build an empty site once, which creates everything that a published package would include.
  const first = path.join(project, 'first');
  await mkdir(first, { recursive: true });
  await writeFile(
    path.join(first, 'index.md'),
    '---\nshort_description: The only page of a site that is built so that the engine is bundled.\n---\n\n# First page\n',
  );
  execFileSync(process.execPath, ['packages/docs/bin/docs.js', 'build', first], { cwd: project });
  await rm(first, { recursive: true });
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
