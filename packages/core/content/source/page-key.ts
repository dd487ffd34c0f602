import { createHash } from 'node:crypto';

/** Derived from the address alone: it stays the same when the text changes, and changes when the page moves. */
export function pageKey(path: string): string {
  return `v-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
}
