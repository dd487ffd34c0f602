// How what was written beside a folder gets into it.
import { copyFileSync, linkSync, readdirSync, renameSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { withoutAnyBase } from '../shared/any-base.ts';
import { isRunning } from './is-running.ts';
import type { OutputChanges } from './output-changes.ts';

const SWAP_TRIES = 5;

/** Moves files into a folder one by one: new ones first, then those that lead to them, then lists; what nothing leads to any more is removed at the end. */
export function moveIn(from: string, to: string, { added, changed, removed }: OutputChanges): void {
  const lists = changed.filter((address) => address.endsWith('.json'));
  const others = changed.filter((address) => !address.endsWith('.json'));
  for (const address of [...added, ...others, ...lists]) {
    const place = withoutAnyBase(address);
    renameSync(from + place, to + place);
  }
  for (const address of removed) unlinkSync(to + withoutAnyBase(address));
}

/** Puts a folder in the place of another one, which goes. */
export async function swapFolders(from: string, to: string): Promise<void> {
  const old = `${to}.${process.pid}.old`;
  for (let tries = 1; ; tries++) {
    await rename(to, old).catch(() => {}); // the first build has nothing to move away
    try {
      await rename(from, to);
      break;
    } catch (error) {
      // A build of another checkout was faster by a moment: its result is moved away as the one before was.
      if (tries === SWAP_TRIES) throw error;
      await rm(old, { recursive: true, force: true });
    }
  }
  await rm(old, { recursive: true, force: true });
}

/** Each folder that files are in, with those above it, from the root, which is the empty text. */
export function foldersOf(places: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>(['']);
  for (const place of places) {
    for (let end = place.lastIndexOf('/'); end > 0; end = place.lastIndexOf('/', end - 1)) {
      const folder = place.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/** Removes what builds of a folder left that were stopped before they could clean up. */
export async function removeLeftovers(final: string): Promise<void> {
  const folder = path.dirname(final);
  for (const name of await readdir(folder)) {
    const match = /^(.+)\.(\d+)\.(new|old)$/.exec(name);
    if (match?.[1] === path.basename(final) && !isRunning(Number(match[2])))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** On a disk that has no links a file is copied, with its time. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    const { atimeMs, mtimeMs } = statSync(from);
    utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
  }
}

/** Every file below a folder, with slashes; none where there is no folder. */
export function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
  } catch {
    return []; // the first build
  }
}
