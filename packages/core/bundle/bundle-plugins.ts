import path from 'node:path';
import type { OutputChunk, Plugin } from 'rolldown';
import type { ComponentFile } from '../content/components/component-files.ts';
import { BROWSER_PARTS } from '../shared/parts.ts';
import { bundleStyles } from './bundle-styles.ts';

/**
 * `virtual:docs/islands`: the interactive components of plugins and of a site. Each is a separate script that exports it by
 * its name, fetched by the pages that use it. `virtual:docs/theme-parts`: their parts of the theme that are rendered in the browser.
 */
export function componentModules(components: readonly ComponentFile[]) {
  const islands = components.filter(({ kind }) => kind === 'island');
  const entries = islands.map(({ name, file }) => `${name}: () => import(${JSON.stringify(file)})`);
  const parts = components.filter(isBrowserPart);
  const imports = parts.map(({ name, file }) => `import * as ${name} from ${JSON.stringify(file)};`);
  const modules: Readonly<Record<string, string>> = {
    'virtual:docs/islands': `export const islands = {\n${entries.join(',\n')}\n};`,
    'virtual:docs/theme-parts': `${imports.join('\n')}\nexport const parts = {${parts.map(({ name }) => `${name}: ${name}.${name} ?? ${name}.default`)}};`,
  };
  return {
    name: 'docs:component-modules',
    resolveId: (id: string) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id: string) => modules[id.slice(1)],
  };
}

function isBrowserPart({ name, kind }: ComponentFile): boolean {
  return kind === 'part' && BROWSER_PARTS.some((part) => part === name);
}

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
