import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Name of a site's cache entries, readable and safe in a file name; a hash keeps apart what reads the same.
 * It is derived from the path of the site relative to the cache, so a checkout that is moved as a whole keeps its cache.
 */
export function cacheName(folder: string, cacheFolder: string): string {
  const way = path.relative(cacheFolder, folder);
  const readable = way.replace(/[^\w]+/g, '-').slice(-60);
  return `${readable}-${createHash('sha256').update(way).digest('hex').slice(0, 8)}`;
}
