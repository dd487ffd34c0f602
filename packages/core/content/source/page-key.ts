import { createHash } from 'node:crypto';

/** Derived from the address and the language of a translation alone: it stays the same when the text changes, and changes when the page moves. */
export function pageKey(path: string, locale = ''): string {
  return `v-${createHash('sha256')
    .update(locale + path)
    .digest('hex')
    .slice(0, 8)}`;
}
