import path from 'node:path';

/**
 * Name of a site's cache entries, readable and safe in a file name. It is derived from the path of the
 * site relative to the cache, so a checkout that is moved as a whole keeps its cache.
 */
export function cacheName(folder: string, cacheFolder: string): string {
  return path
    .relative(cacheFolder, folder)
    .replace(/[^\w]+/g, '-')
    .slice(-60);
}
