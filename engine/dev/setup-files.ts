import path from 'node:path';
import { componentInputs } from '../build/components.ts';
import type { Engine } from '../build/engine.ts';
import { styleFiles } from '../build/style-files.ts';
import type { Settings } from '../config/settings.ts';

/** Absolute paths of the files that settings, components and styles are made of. They may lie among the pages. */
export async function setupFiles(settings: Settings, { cacheFolder }: Engine): Promise<Set<string>> {
  const { root, configSources, ledgerFile, askedFile, stylesFile } = settings;
  const named = [ledgerFile, askedFile].filter((file) => file !== undefined);
  const bundled = [...configSources.map(({ file }) => file), ...(await componentInputs(settings, cacheFolder))];
  const styles = stylesFile === undefined ? [] : styleFiles(stylesFile).files.keys();
  return new Set([...named, ...bundled.map((file) => path.resolve(root, file)), ...styles]);
}
