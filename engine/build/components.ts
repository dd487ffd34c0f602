import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../bin/bundle.js';
import { cacheName } from '../config/cache-name.ts';
import type { Settings } from '../config/settings.ts';
import type { ContentComponent } from '../shared/content-component.ts';
import { contentComponents } from '../theme/content/index.ts';

/** A file of the site's components folder: `Name.tsx` is static, `Name.island.tsx` is woken in the browser. */
export interface ComponentFile {
  name: string;
  file: string;
  island: boolean;
}

export async function findComponentFiles(folder: string | undefined): Promise<ComponentFile[]> {
  if (folder === undefined || !existsSync(folder)) return [];
  return (await readdir(folder)).sort().flatMap((entry) => {
    const match = /^([A-Z]\w*)(\.island)?\.tsx$/.exec(entry);
    return match?.[1] ? [{ name: match[1], file: path.join(folder, entry), island: match[2] !== undefined }] : [];
  });
}

/** The engine's components and the site's own, ready to be rendered at build time. */
export async function loadComponents(settings: Settings, cacheFolder: string): Promise<Map<string, ContentComponent>> {
  const components = new Map(Object.entries(contentComponents));
  const files = await findComponentFiles(settings.componentsFolder);
  if (files.length === 0) return components;
  const imports = files.map(({ name, file }) => `export { ${name} } from ${JSON.stringify(file)};`).join('\n');
  const output = await bundleForNode({
    name: `components-${cacheName(settings.root)}`,
    entries: { components: 'virtual:components' },
    virtual: { 'virtual:components': imports },
    root: settings.root,
    cacheFolder,
  });
  const loaded: Record<string, ContentComponent['component']> = await import(pathToFileURL(path.join(output, 'components.js')).href);
  for (const { name, island } of files) {
    const component = loaded[name];
    if (component) components.set(name, { kind: island ? 'island' : 'static', component });
  }
  return components;
}
