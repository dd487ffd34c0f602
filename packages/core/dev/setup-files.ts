import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { styleFiles } from '../config/style-files.ts';
import { componentInputs } from '../content/components/load-components.ts';
import type { PluginSet } from '../plugins/plugin-set.ts';
import { siteComponents } from '../plugins/site-components.ts';
import type { Engine } from '../util/engine.ts';

/** Absolute paths of the files that settings, components and styles are made of. They may lie among the pages. */
export async function setupFiles(settings: Settings, plugins: PluginSet, { cacheFolder }: Engine): Promise<Set<string>> {
  const { root, configSources, ledgerFile, phrasingsFile, stylesFiles, brand } = settings;
  const named = [ledgerFile, phrasingsFile, ...Object.values(brand)].filter((file) => file !== undefined);
  const bundled = [
    ...configSources.map(({ file }) => file),
    ...(await componentInputs(settings, await siteComponents(settings, plugins), cacheFolder)),
  ];
  const styles = [...plugins.styles, ...stylesFiles].flatMap((file) => [...styleFiles(file).files.keys()]);
  return new Set([...named, ...plugins.inputs, ...bundled.map((file) => path.resolve(root, file)), ...styles]);
}
