import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BUILDS, readPublishedBuilds } from '../output/hosting-folder.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { withBase } from '../shared/address.ts';
import { withoutAnyBase } from '../shared/any-base.ts';
import { HASHED_NAME } from '../shared/page-files.ts';

/** An open tab keeps working for this many deploys. */
const KEPT_BUILDS = 3;

/**
 * Copies the hashed files of the last builds into this one, so that tabs that were opened before a deploy
 * keep working. `previous` is the folder that is published now. `assets/builds.json` lists the files of
 * each build, newest first.
 */
export async function keepBuilds(published: OutputFolder, previous: string, base: string): Promise<void> {
  const assets = withBase(base, '/assets/');
  const hashed = new RegExp(HASHED_NAME);
  const now = [...published.written]
    .filter((address) => address.startsWith(assets) && hashed.test(address))
    .map((address) => address.slice(assets.length))
    .sort();
  const before = await readPublishedBuilds(previous, base);
  // Building the same site again is not a deploy, so no older build is dropped.
  const older = (isDeepStrictEqual(before[0], now) ? before.slice(1) : before).slice(0, KEPT_BUILDS);
  for (const file of new Set(older.flat())) {
    const address = assets + file;
    if (published.written.has(address) || !inside(file)) continue;
    const content = await readFile(path.join(previous, withoutAnyBase(address))).catch(() => undefined);
    if (content) await published.write(address, content);
  }
  await published.write(withBase(base, BUILDS), `[\n${[now, ...older].map((files) => JSON.stringify(files)).join(',\n')}\n]\n`);
}

/** The list was published, so it is untrusted input: only paths inside the folder are accepted. */
function inside(file: string): boolean {
  return !file.split('/').includes('..') && !path.isAbsolute(file);
}
