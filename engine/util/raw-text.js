// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const RAW = '?raw';

/**
 * `import text from './x.yaml?raw'` gives the text of a file. The file counts as an input.
 * @type {import('rolldown').Plugin}
 */
export const rawText = {
  name: 'docs:raw-text',
  resolveId: (id, importer) => (id.endsWith(RAW) && importer !== undefined ? path.resolve(path.dirname(importer), id) : null),
  load: async (id) =>
    id.endsWith(RAW) ? { code: `export default ${JSON.stringify(await readFile(withoutRaw(id), 'utf8'))};`, moduleType: 'js' } : null,
};

/** @param {string} id */
export function withoutRaw(id) {
  return id.endsWith(RAW) ? id.slice(0, -RAW.length) : id;
}
