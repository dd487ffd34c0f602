import { readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../shared/narrow.ts';

/** Undefined if there is nothing, or if part of the path is a file. */
export function statIfExists(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** The text of a file in the settings; empty if it does not exist. Removes a byte order mark. */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.replace(/^\uFEFF/, '');
}

/** An absolute path without symbolic links, even if it does not exist yet. */
export function resolveSymlinks(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    if (!/^(ENOENT|ENOTDIR)$/.test(errorCode(error) ?? '')) throw error;
  }
  const target = linkTarget(file);
  if (target !== undefined) return resolveSymlinks(target);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(resolveSymlinks(parent), path.basename(file));
}

/** Target of a dangling symbolic link; undefined for anything else. */
function linkTarget(file: string): string | undefined {
  try {
    return path.resolve(path.dirname(file), readlinkSync(file));
  } catch {
    return undefined;
  }
}

/** Path for messages: from the root of the site, with forward slashes. */
export function displayPath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/') || '.';
}
