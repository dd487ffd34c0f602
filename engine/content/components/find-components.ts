import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledInputs, bundleForNode } from '../bin/bundle.js';
import { cacheName } from '../config/cache-name.ts';
import type { Settings } from '../config/settings.ts';
import type { ContentComponent } from '../shared/content-component.ts';
import { contentComponents } from '../theme/content/index.ts';
import { componentOf } from './component-of.ts';

/** A file of the site's components folder: `Name.tsx` is static, `Name.island.tsx` is hydrated in the browser, `Name.md.ts` writes Markdown. */
export interface ComponentFile {
  name: string;
  file: string;
  kind: 'static' | 'island' | 'markdown';
}

type ComponentSettings = Pick<Settings, 'root' | 'componentsFolder'>;

export interface LoadedComponents {
  components: Map<string, ContentComponent>;
  /** Changes as soon as any file changes that the components depend on, inside their folder or not. */
  hash: string;
}

/** The files of a folder whose names make them components, sorted by name; none where there is no folder. */
export async function findComponentFiles(folder: string | undefined): Promise<ComponentFile[]> {
  if (folder === undefined || !existsSync(folder)) return [];
  return (await readdir(folder)).sort().flatMap((entry) => {
    const [, name, ending] = /^([A-Z]\w*)(\.tsx|\.island\.tsx|\.md\.ts)$/.exec(entry) ?? [];
    if (name === undefined) return [];
    return [{ name, file: path.join(folder, entry), kind: ending === '.tsx' ? 'static' : ending === '.md.ts' ? 'markdown' : 'island' }];
  });
}

/** The engine's components and the site's own, ready to be rendered at build time. Throws what `bundleFault` can read. */
export async function loadComponents(settings: ComponentSettings, cacheFolder: string): Promise<LoadedComponents> {
  const components = new Map<string, ContentComponent>(Object.entries(contentComponents));
  const files = await findComponentFiles(settings.componentsFolder);
  if (files.length === 0) return { components, hash: '' };
  const output = await bundleComponents(files, settings, cacheFolder);
  const loaded: Record<string, unknown> = await import(pathToFileURL(path.join(output, 'components.js')).href);
  for (const file of files) components.set(file.name, componentOf(file, loaded[file.name]));
  return { components, hash: path.basename(output) };
}

/** The hash that `loadComponents` returns, computed without running the components; empty if none of them is interactive. */
export async function hashIslands(settings: ComponentSettings, cacheFolder: string): Promise<string> {
  const files = await findComponentFiles(settings.componentsFolder);
  return files.some(({ kind }) => kind === 'island') ? path.basename(await bundleComponents(files, settings, cacheFolder)) : '';
}

/** The files that the components were last made of, from the root of the site. */
export async function componentInputs(settings: ComponentSettings, cacheFolder: string): Promise<string[]> {
  const files = await findComponentFiles(settings.componentsFolder);
  return files.length === 0 ? [] : bundledInputs({ name: bundleName(settings, cacheFolder), cacheFolder });
}

function bundleName({ root }: ComponentSettings, cacheFolder: string): string {
  return `components-${cacheName(root, cacheFolder)}`;
}

function bundleComponents(files: ComponentFile[], settings: ComponentSettings, cacheFolder: string): Promise<string> {
  const imports = files
    .map(
      ({ name, file }) => `export { ${name} } from ${JSON.stringify(`./${path.relative(settings.root, file).split(path.sep).join('/')}`)};`,
    )
    .join('\n');
  return bundleForNode({
    name: bundleName(settings, cacheFolder),
    entries: { components: 'virtual:components' },
    virtual: { 'virtual:components': imports },
    root: settings.root,
    cacheFolder,
  });
}
