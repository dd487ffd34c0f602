import type { ComponentFile } from '../content/components/component-files.ts';
import { BROWSER_PARTS } from '../shared/parts.ts';

/**
 * `virtual:docs/islands`: the interactive components of plugins and of a site. Each is a script of its own, which exports it by
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
