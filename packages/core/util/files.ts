import { readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../shared/narrow.ts';

/** Undefined where there is nothing, also because a part of the path is a file and no folder. */
export function statIfExists(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** The text of a file that the settings name; empty where there is none. Some editors put a mark of their encoding first. */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.replace(/^\uFEFF/, '');
}

/** An absolute path without symbolic links, also of something that does not exist yet. */
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

/** Where a link leads whose target does not exist; undefined for what is no link. */
function linkTarget(file: string): string | undefined {
  try {
    return path.resolve(path.dirname(file), readlinkSync(file));
  } catch {
    return undefined;
  }
}

/** A file or folder as messages name it: from the root of the site, with forward slashes. */
export function displayPath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/') || '.';
}
