// @ts-check
import path from 'node:path';

/**
 * What a site may import of the engine, wherever the site is: name, as `package.json` exports it → file.
 * @param {string} engine folder of its sources
 * @returns {Record<string, string>}
 */
export function ownModules(engine) {
  return { 'docs-engine': path.join(engine, 'index.ts'), 'docs-engine/components': path.join(engine, 'components.ts') };
}
