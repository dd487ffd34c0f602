import path from 'node:path';

/**
 * Name for what is cached of one site, readable and safe in a file name. It says where the folder is
 * beside the cache: a checkout that moves as a whole keeps what it has.
 */
export function cacheName(folder: string, cacheFolder: string): string {
  return path
    .relative(cacheFolder, folder)
    .replace(/[^\w]+/g, '-')
    .slice(-60);
}
