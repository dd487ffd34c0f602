import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Generator } from '../generators/generator.ts';

/** Removes output and caches of a project; what was installed stays. */
export async function removeBuilt({ output, caches, except }: Generator, project: string): Promise<void> {
  for (const folder of [output, ...caches]) await remove(path.join(project, folder), except);
}

/** `folder/*` stands for what is in the folder, but for names that begin with `except`. */
async function remove(what: string, except = ''): Promise<void> {
  if (!what.endsWith('/*')) return rm(what, { recursive: true, force: true });
  const folder = what.slice(0, -2);
  for (const name of await readdir(folder).catch(() => []))
    if (!name.startsWith(except)) await rm(path.join(folder, name), { recursive: true, force: true });
}
