import type { ComponentFile } from '../content/components/component-files.ts';

const ISLANDS = 'virtual:docs/islands';

/** The interactive components of plugins and of a site. Each is a script of its own, which exports it by its name, fetched by the pages that use it. */
export function islandsModule(components: readonly ComponentFile[]) {
  const islands = components.filter(({ kind }) => kind === 'island');
  const entries = islands.map(({ name, file }) => `${name}: () => import(${JSON.stringify(file)})`);
  return {
    name: 'docs:islands',
    resolveId: (id: string) => (id === ISLANDS ? `\0${id}` : undefined),
    load: (id: string) => (id === `\0${ISLANDS}` ? `export const islands = {\n${entries.join(',\n')}\n};` : undefined),
  };
}
