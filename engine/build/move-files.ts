// Moves files that were written to a temporary folder into their final folder.
import { copyFileSync, linkSync, readdirSync, renameSync, rmdirSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '../bin/is-running.js';
import { withoutAnyBase } from '../shared/any-base.ts';
import { errorCode } from '../shared/error-code.ts';
import type { OutputChanges } from './output-changes.ts';

const SWAP_TRIES = 5;

/** Moves files into a folder one by one: new files first, then files that link to them, then lists. Files that nothing links to anymore are removed at the end. */
export function moveIn(from: string, to: string, { added, changed, removed }: OutputChanges): void {
  const lists = changed.filter((address) => address.endsWith('.json'));
  const others = changed.filter((address) => !address.endsWith('.json'));
  for (const address of [...added, ...others, ...lists]) {
    const place = withoutAnyBase(address);
    moveFile(from + place, to + place);
  }
  for (const address of removed) unlinkSync(to + withoutAnyBase(address));
}

/** A folder that is a mount point is on another file system than its neighbour. */
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    copyFileSync(from, to);
    unlinkSync(from);
  }
}

/** Replaces a folder with another one and deletes the old one. */
export async function swapFolders(from: string, to: string): Promise<void> {
  const old = `${to}.${process.pid}.old`;
  for (let tries = 1; ; tries++) {
    await rename(to, old).catch(() => {}); // the first build has nothing to move away
    try {
      await rename(from, to);
      break;
    } catch (error) {
      if (errorCode(error) === 'EBUSY') return replaceContent(from, to);
      // Another build has swapped in its result at the same moment: move that one away too.
      if (tries === SWAP_TRIES) throw error;
      await rm(old, { recursive: true, force: true });
    }
  }
  await rm(old, { recursive: true, force: true });
}

/** A mount point, such as a volume of a container, cannot be replaced itself. Readers may see both sites for a moment. */
async function replaceContent(from: string, to: string): Promise<void> {
  const wanted = new Set(filesIn(from));
  const folders = foldersOf(wanted);
  const before = filesIn(to);
  for (const file of before) if (!wanted.has(file)) unlinkSync(to + file);
  const gone = [...foldersOf(before)].filter((folder) => !folders.has(folder));
  for (const folder of gone.sort((a, b) => b.length - a.length)) rmdirSync(to + folder);
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  await rm(from, { recursive: true, force: true });
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

/** Removes what interrupted builds of a folder left behind. */
export async function removeLeftovers(final: string): Promise<void> {
  const folder = path.dirname(final);
  for (const name of await readdir(folder)) {
    const match = /^(.+)\.(\d+)\.(new|old)$/.exec(name);
    if (match?.[1] === path.basename(final) && !isRunning(Number(match[2])))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Hard-links a file. If the file system does not support links, copies it and keeps its time. */
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
