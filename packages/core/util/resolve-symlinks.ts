import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../shared/error-code.ts';

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
