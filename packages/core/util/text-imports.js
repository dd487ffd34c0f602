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

const BUNDLED = '?bundled';

/**
 * `import code from './x.ts?bundled'` gives a module and all that it imports as the text of one script, `const bundled = …;`,
 * for places that have no modules of ours, such as the functions of hosts. What it is made of counts as input, and a map names
 * it, as for other output: the package collects licences by those.
 * @param {(id: string) => void} [onInput]
 * @returns {import('rolldown').Plugin}
 */
export function bundledText(onInput = () => {}) {
  return {
    name: 'docs:bundled-text',
    resolveId: (id, importer) => (importer !== undefined && id.endsWith(BUNDLED) ? path.resolve(path.dirname(importer), id) : null),
    async load(id) {
      if (!id.endsWith(BUNDLED)) return null;
      const { rolldown } = await import('rolldown');
      /** @type {string[]} */
      const sources = [];
      const bundle = await rolldown({
        input: id.slice(0, -BUNDLED.length),
        platform: 'neutral',
        logLevel: 'silent',
        tsconfig: false,
        resolve: { mainFields: ['module', 'main'], conditionNames: ['workerd', 'import', 'default'] },
        plugins: [rawText, { name: 'inputs', moduleParsed: (module) => void sources.push(withoutRaw(module.id)) }],
      });
      const { output } = await bundle.generate({ format: 'iife', name: 'bundled', minify: true });
      await bundle.close();
      const [script, ...others] = output;
      if (others.length > 0) throw new Error(`${id} does not fit into one script.`);
      for (const source of sources) onInput(source);
      const fileName = `${path.basename(id, `.ts${BUNDLED}`)}.bundled.js.map`;
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify({ version: 3, sources, names: [], mappings: '' }) });
      return { code: `export default ${JSON.stringify(script.code)};`, moduleType: 'js' };
    },
  };
}
