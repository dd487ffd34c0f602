import { type Stats, statSync } from 'node:fs';

/** Undefined where there is nothing, also because a part of the path is a file and no folder. */
export function statIfThere(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
