import type { SiteInfo } from '../shared/settings.ts';
import type { ComponentFile } from './components.ts';

const SITE = 'virtual:docs/site';
const ISLANDS = 'virtual:docs/islands';

/** What differs from site to site in the app: its settings, and its interactive components. */
export function virtualModules(site: SiteInfo, components: ComponentFile[]) {
  const sources: Record<string, string> = {
    [SITE]: `export const site = ${JSON.stringify(site)};`,
    [ISLANDS]: islandsModule(components),
  };
  return {
    name: 'docs:virtual-modules',
    resolveId: (id: string) => (id in sources ? `\0${id}` : undefined),
    load: (id: string) => (id.startsWith('\0') ? sources[id.slice(1)] : undefined),
  };
}

/** Every interactive component is a script of its own, fetched by the pages that use it. */
function islandsModule(components: ComponentFile[]): string {
  const own = components
    .filter((component) => component.kind === 'island')
    .map(({ name, file }) => `${name}: () => import(${JSON.stringify(file)}).then((m) => m.${name})`);
  return `export const islands = {\n${own.join(',\n')}\n};`;
}
