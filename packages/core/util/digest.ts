import { createHash } from 'node:crypto';
import { onceEach } from './once-each.ts';

/** 128 bits of a hash, in hexadecimal; collisions are practically impossible. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Hash for file names: 48 bits, safe in addresses. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

/** Cached, because every page refers to the same few files. */
const integrityOfBytes = onceEach((bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`);

/** `sha256-…`, for policies and `integrity` attributes. */
export function integrityOf(content: string | Uint8Array): string {
  return integrityOfBytes(typeof content === 'string' ? Buffer.from(content) : content);
}
