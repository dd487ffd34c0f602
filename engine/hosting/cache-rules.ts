import { escapePattern } from '../shared/escape-pattern.ts';

/** For files whose name has the hash of their content: they never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For everything else: cached, but revalidated before each use. */
export const REVALIDATE = 'no-cache';

/** Name of a hashed file inside the assets folder; every host can read this expression. */
export const HASHED_NAME = '\\.[A-Za-z0-9_-]{8}\\.[a-z0-9]+$';

/** Pattern of the whole address of a hashed file, from the root of the host. */
export function hashedPattern(base: string): string {
  return `^${escapePattern(base)}assets/.*${HASHED_NAME}`;
}

/** Addresses that only attackers request: an encoded slash, backslash or null byte. */
export const REFUSED_PATTERN = '^[^?]*%(2f|5c|00)';
