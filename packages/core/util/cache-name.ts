import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Name of a site's cache entries, readable and valid in a file name, with a hash that keeps similar paths apart. It is derived
 * from the path relative to the cache, so a checkout that is moved as a whole keeps its cache.
 */
export function cacheName(folder: string, cacheFolder: string): string {
  const way = path.relative(cacheFolder, folder);
  const readable = way.replace(/[^\w]+/g, '-').slice(-60);
  return `${readable}-${createHash('sha256').update(way).digest('hex').slice(0, 8)}`;
}
