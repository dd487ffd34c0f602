// Replaces the served folder with a new one.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../shared/narrow.ts';
import { statIfExists } from '../util/files.ts';
import { stampOf } from './folder-writer.ts';
import type { OutputChanges } from './output-record.ts';

/** Names of temporary folders of builds: `dist.42-177-0a1b2c3d.new`. */
const BESIDE = /^\.\d+-\w+-\w{8}\.(new|old)$/;

/**
 * Cleans up after a killed build, and puts the site back if it was already moved away. Must be called under the lock, so that no
 * running build has such folders.
 */
export function recoverFolder(final: string): void {
  const parent = path.dirname(final);
  if (!statIfExists(parent)?.isDirectory()) return;
  const base = path.basename(final);
  const beside = readdirSync(parent).filter((name) => name.startsWith(base) && BESIDE.test(name.slice(base.length)));
  const old = beside.find((name) => name.endsWith('.old'));
  if (old !== undefined && !statIfExists(final)) renameSync(path.join(parent, old), final);
  for (const name of beside) rmSync(path.join(parent, name), { recursive: true, force: true });
}

/** Every file below a folder → its stamp; none where there is no folder. */
export function stampsIn(folder: string): Map<string, string> {
  const stamps = new Map<string, string>();
  const look = (inside: string) => {
    for (const entry of readdirSync(folder + inside, { withFileTypes: true })) {
      const place = `${inside}/${entry.name}`;
      if (entry.isDirectory()) look(place);
      else {
        const info = statSync(folder + place, { throwIfNoEntry: false });
        stamps.set(place, info ? stampOf(info) : '');
      }
    }
  };
  if (statIfExists(folder)?.isDirectory()) look('');
  return stamps;
}

/**
 * Swaps the folders by two renames, and removes the old one: the `known` files, and whatever else is there. False if that is
 * impossible, as for a mount point such as a container volume.
 */
export async function swapFolders(from: string, to: string, known: Iterable<string>): Promise<boolean> {
  const old = from.replace(/new$/, 'old');
  const isThere = statIfExists(to) !== undefined;
  try {
    if (isThere) renameSync(to, old);
  } catch (error) {
    if (isMountPoint(error)) return false;
    throw error;
  }
  try {
    renameSync(from, to);
  } catch (error) {
    if (isThere) renameSync(old, to);
    throw error;
  }
  try {
    for (const place of known) unlinkSync(old + place); // half the work of `rm`, which examines each file first
  } catch {
    // Someone else has changed the folder.
  }
  await rm(old, { recursive: true, force: true });
  return true;
}

/**
 * Moves files into a folder one by one: new files first, then files that link to them, then lists. Files that
 * nothing links to any more are removed at the end. Readers may see both sites for a moment.
 */
export function moveIn(from: string, to: string, { added, changed, removed }: OutputChanges): void {
  const lists = changed.filter((place) => place.endsWith('.json'));
  const others = changed.filter((place) => !place.endsWith('.json'));
  const gone = new Set(removed);
  for (const place of [...added, ...others, ...lists]) {
    for (const folder of foldersAbove(place)) if (gone.delete(folder)) rmSync(to + folder); // was a file
    mkdirSync(path.dirname(to + place), { recursive: true });
    if (statIfExists(to + place)?.isDirectory()) rmSync(to + place, { recursive: true });
    moveFile(from + place, to + place);
  }
  for (const place of gone) if (statIfExists(path.dirname(to + place))?.isDirectory()) rmSync(to + place, { force: true });
  for (const folder of new Set(removed.flatMap(foldersAbove))) removeIfEmpty(to + folder);
}

/** To another file system, the file is copied to a temporary name first, so that it is never incomplete. */
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isMountPoint(error)) throw error;
    copyFileSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}

function isMountPoint(error: unknown): boolean {
  return ['EBUSY', 'EXDEV'].includes(errorCode(error) ?? '');
}

/** Folders above a path, the innermost first. */
function foldersAbove(place: string): string[] {
  const folder = place.slice(0, place.lastIndexOf('/'));
  return folder === '' ? [] : [folder, ...foldersAbove(folder)];
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or already removed.
  }
}
