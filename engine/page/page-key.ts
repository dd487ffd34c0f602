import { createHash } from 'node:crypto';

/** Made from the address alone: stays while words change, becomes another when the page moves. */
export function pageKey(path: string): string {
  return `v-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
}
