import path from 'node:path';
import type { OutputChunk, Plugin } from 'rolldown';
import { bundleStyles } from './bundle-styles.ts';

const INLINE = '?inline';
const WORKER = '?worker&url';

/** `import css from './x.css?inline'` gives a style sheet as text, `import url from './x.ts?worker&url'` the address of a script for a worker. */
export function queryImports(bundleWorker: (file: string) => Promise<OutputChunk>): Plugin {
  return {
    name: 'docs:query-imports',
    resolveId: (id, importer) =>
      importer !== undefined && [INLINE, WORKER].some((query) => id.endsWith(query)) ? path.resolve(path.dirname(importer), id) : null,
    async load(id) {
      if (id.endsWith(INLINE)) {
        const { css } = await bundleStyles(id.slice(0, -INLINE.length));
        return { code: `export default ${JSON.stringify(css)};`, moduleType: 'js' };
      }
      if (!id.endsWith(WORKER)) return null;
      const { fileName, code } = await bundleWorker(id.slice(0, -WORKER.length));
      const file = this.emitFile({ type: 'asset', fileName, source: code });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file};`, moduleType: 'js' };
    },
  };
}
