import { escapePattern } from './escape.ts';

/** Name of a hashed file inside the assets folder; every host can read this expression. */
export const HASHED_NAME = '\\.[A-Za-z0-9_-]{8}\\.[a-z0-9]+$';

/** Pattern of the whole address of a hashed file, from the root of the host. */
export function hashedPattern(base: string): string {
  return `^${escapePattern(base)}assets/.*${HASHED_NAME}`;
}
