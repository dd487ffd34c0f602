// @ts-check
import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * A unique temporary path for a cache folder that is swapped in when complete; `cache/page-cache.ts` removes what a killed process
 * leaves. Throws where the cache cannot be written to: the bundler would not say so.
 * @param {string} cacheFolder
 */
export function temporaryFolder(cacheFolder) {
  mkdirSync(cacheFolder, { recursive: true });
  accessSync(cacheFolder, constants.W_OK);
  return path.join(cacheFolder, `making.${process.pid}.${randomUUID()}`);
}

/**
 * Moves a cache folder from its temporary name into place. If a folder with the same content is already
 * there, it is kept, because another process may be about to read its files.
 * @param {string} from
 * @param {string} to
 */
export async function replaceFolder(from, to) {
  if (!(await sameContent(from, to))) {
    const old = `${from}.old`;
    await rename(to, old).catch(() => {}); // usually there's nothing to move
    // Two builds may create the same folder at the same time. The first to finish wins; both results are valid.
    await rename(from, to).catch(() => {});
    await rm(old, { recursive: true, force: true });
  }
  await rm(from, { recursive: true, force: true });
}

/** @param {string} from @param {string} to */
async function sameContent(from, to) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  for (const file of files) {
    const there = await readFile(path.join(to, file)).catch(() => undefined);
    if (!there?.equals(await readFile(path.join(from, file)))) return false;
  }
  return true;
}
