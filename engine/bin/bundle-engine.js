// @ts-check
import path from 'node:path';
import { bundleForNode } from './bundle.js';

/**
 * Makes the engine in `folder` runnable and returns where its `cli.js` is; the name of that folder
 * ends in the hash of the sources.
 * @param {string} folder
 * @returns {Promise<string>}
 */
export function bundleEngine(folder) {
  return bundleForNode({
    name: 'engine',
    entries: {
      cli: path.join(folder, 'cli.ts'),
      worker: path.join(folder, 'build/worker.ts'),
      'bundle-process': path.join(folder, 'build/bundle-process.ts'),
    },
    root: folder,
    cacheFolder: path.join(folder, '../node_modules/.cache/docs'),
  });
}
