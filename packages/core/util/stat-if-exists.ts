import { type Stats, statSync } from 'node:fs';
import { errorCode } from '../shared/error-code.ts';

/** Undefined where there is nothing, also because a part of the path is a file and no folder. */
export function statIfExists(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}
