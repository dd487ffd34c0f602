import { createHash } from 'node:crypto';

/** 128 bits of a hash, in hexadecimal; collisions are practically impossible. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
