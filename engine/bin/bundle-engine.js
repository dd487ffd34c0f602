// @ts-check
import path from 'node:path';
import { bundleForNode } from '../util/bundle-for-node.js';
import { cacheFolder } from '../util/cache-folder.js';

/**
 * Makes the engine in `folder` runnable and returns where its `cli.js` is; the name of that folder
 * ends in the hash of the sources.
 * @param {string} folder
 * @param {{cache?: string, compact?: boolean}} [options]
 * @returns {Promise<string>}
 */
export function bundleEngine(folder, { cache = cacheFolder(folder), compact = false } = {}) {
  return bundleForNode({
    name: 'engine',
    entries: {
      cli: path.join(folder, 'cli/main.ts'),
      worker: path.join(folder, 'build/worker.ts'),
      'try-markdown': path.join(folder, 'content/markdown/try-markdown.ts'),
      'bundle-process': path.join(folder, 'bundle/bundle-process.ts'),
    },
    root: folder,
    engine: folder,
    cacheFolder: cache,
    compact,
  });
}
