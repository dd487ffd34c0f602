// @ts-check
import path from 'node:path';
import { bundleForNode } from '../../core/util/bundle-for-node.js';
import { cacheFolder } from '../../core/util/cache-folder.js';

/**
 * Bundles the engine from its packages in `folder`, and returns the folder with its `cli.js`. The name of that folder
 * ends with the hash of the sources.
 * @param {string} folder
 * @param {{cache?: string, compact?: boolean}} [options]
 * @returns {Promise<string>}
 */
export function bundleEngine(folder, { cache = cacheFolder(folder), compact = false } = {}) {
  return bundleForNode({
    name: 'engine',
    entries: {
      cli: path.join(folder, 'docs/main.ts'),
      worker: path.join(folder, 'docs/worker.ts'),
      'try-markdown': path.join(folder, 'core/content/markdown/try-markdown.ts'),
      'bundle-process': path.join(folder, 'core/bundle/bundle-process.ts'),
    },
    root: folder,
    engine: folder,
    cacheFolder: cache,
    compact,
  });
}
