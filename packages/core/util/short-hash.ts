import { createHash } from 'node:crypto';

/** What stands in a file name: 48 bits of the content's hash, safe in addresses. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
