import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Generator } from '../generators/generator.ts';

const ENDING = '.removed';

/**
 * Moves output and caches out of a project before a cold build, but keeps installed packages. `removeAside` deletes
 * them at the end: for some minutes after thousands of files were deleted, ext4 without a journal takes several times
 * as long to create new ones (https://github.com/torvalds/linux/blob/v6.12/fs/ext4/ialloc.c, `recently_deleted`).
 */
export async function setAside({ output, caches, except = '' }: Generator, project: string): Promise<void> {
  await mkdir(`${project}${ENDING}`, { recursive: true });
  const aside = await mkdtemp(`${project}${ENDING}/`);
  let count = 0;
  for (const place of [output, ...caches])
    for (const name of await namesAt(path.join(project, place), except))
      await rename(name, path.join(aside, String(count++))).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
}

/** Deletes everything that was set aside for the projects in a folder. */
export async function removeAside(work: string): Promise<void> {
  for (const name of await readdir(work)) if (name.endsWith(ENDING)) await rm(path.join(work, name), { recursive: true, force: true });
}

/** Expands `folder/*` to the entries of the folder, except names that start with `except`. */
async function namesAt(place: string, except: string): Promise<string[]> {
  if (!place.endsWith('/*')) return [place];
  const folder = place.slice(0, -2);
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => except === '' || !name.startsWith(except)).map((name) => path.join(folder, name));
}
