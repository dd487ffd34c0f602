import { allComponentFiles, type ComponentFile, type ComponentFolders } from '../content/components/component-files.ts';
import type { PluginSet } from './plugin-set.ts';

/** The files of all components and parts of the theme: those of plugins, and of the site, which may replace them. */
export async function siteComponents(folders: ComponentFolders, { componentFiles: made }: PluginSet): Promise<ComponentFile[]> {
  const own = await allComponentFiles(folders);
  const isPart = ({ kind }: ComponentFile) => kind === 'part' || kind === 'slot';
  const isReplaced = (file: ComponentFile) => own.some((other) => other.name === file.name && isPart(other) === isPart(file));
  return [...made.filter((file) => !isReplaced(file)), ...own];
}
