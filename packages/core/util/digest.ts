import { createHash } from 'node:crypto';
import path from 'node:path';
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

/**
 * Name of a site's cache entries, readable and valid in a file name, with a hash that keeps similar paths apart. It is derived
 * from the path relative to the cache, so a checkout that is moved as a whole keeps its cache.
 */
export function cacheName(folder: string, cacheFolder: string): string {
  const way = path.relative(cacheFolder, folder);
  const readable = way.replace(/[^\w]+/g, '-').slice(-60);
  return `${readable}-${createHash('sha256').update(way).digest('hex').slice(0, 8)}`;
}
