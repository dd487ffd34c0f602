import type { ComponentFile } from '../content/components/component-files.ts';
import { engineFile } from '../util/engine-modules.js';

const ISLANDS = 'virtual:docs/islands';

/** The interactive components of the engine and of a site. Each is a script of its own, fetched by the pages that use it. */
export function islandsModule(components: ComponentFile[], engine: string) {
  const builder = JSON.stringify(engineFile(engine, 'theme/content/RequestBuilder'));
  const own = components
    .filter((component) => component.kind === 'island')
    .map(({ name, file }) => `${name}: () => import(${JSON.stringify(file)}).then((m) => m.${name})`);
  return {
    name: 'docs:islands',
    resolveId: (id: string) => (id === ISLANDS ? `\0${id}` : undefined),
    load: (id: string) =>
      id === `\0${ISLANDS}`
        ? `export const islands = {\n${[`RequestBuilder: () => import(${builder}).then((m) => m.RequestBuilder)`, ...own].join(',\n')}\n};`
        : undefined,
  };
}
