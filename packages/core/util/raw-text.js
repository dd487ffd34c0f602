// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const RAW = '?raw';
/** Files that aren't code but may be imported, as in other tools. */
const NO_CODE = /\.(?:avif|css|gif|jpe?g|less|png|s[ac]ss|svg|webp|woff2?)$/i;

/**
 * `import text from './x.yaml?raw'` gives the text of a file. The file counts as an input. An import of a style sheet or picture is reported.
 * @type {import('rolldown').Plugin}
 */
export const rawText = {
  name: 'docs:raw-text',
  resolveId(id, importer) {
    if (importer === undefined) return null;
    if (NO_CODE.test(id))
      this.error(
        `${path.basename(importer)} imports ${id}, which is no code: styles belong to the \`styles\` setting, pictures are named by their address`,
      );
    return id.endsWith(RAW) ? path.resolve(path.dirname(importer), id) : null;
  },
  load: async (id) =>
    id.endsWith(RAW) ? { code: `export default ${JSON.stringify(await readFile(withoutRaw(id), 'utf8'))};`, moduleType: 'js' } : null,
};

/** The file of an id that asks for its text, or for its bundle as text. @param {string} id */
export function withoutRaw(id) {
  return id.replace(/\?(?:raw|bundled)$/, '');
}
