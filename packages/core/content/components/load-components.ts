import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../../config/settings.ts';
import type { ContentComponent } from '../../shared/content-component.ts';
import { NO_SLOTS, type SlotComponents } from '../../shared/slots.ts';
import { contentComponents } from '../../theme/content/index.ts';
import { bundleForNode } from '../../util/bundle-for-node.js';
import { bundledInputs } from '../../util/bundle-record.js';
import { cacheName } from '../../util/cache-name.ts';
import { displayPath } from '../../util/display-path.ts';
import type { EnginePlace } from '../../util/engine.ts';
import { awaitSiteCode } from '../../util/site-code.ts';
import { type ComponentFile, componentFiles } from './component-files.ts';
import { componentOf } from './component-of.ts';
import { slotExport, slotsOf } from './slots-of.ts';

type ComponentSettings = Pick<Settings, 'root' | 'componentsFolder'>;

export interface LoadedComponents {
  components: Map<string, ContentComponent>;
  slots: SlotComponents;
  /** Changes as soon as any file changes that the components depend on, inside their folder or not. */
  hash: string;
}

/** The engine's components and the site's own, ready to be rendered at build time. Throws what `bundleErrorOf` can read. */
export async function loadComponents(settings: ComponentSettings, engine: EnginePlace): Promise<LoadedComponents> {
  const components = new Map<string, ContentComponent>(Object.entries(contentComponents));
  const files = await componentFiles(settings.componentsFolder);
  if (files.length === 0) return { components, slots: NO_SLOTS, hash: '' };
  const output = await bundleComponents(files, settings, engine);
  const modules = pathToFileURL(path.join(output, 'components.js')).href;
  const name = `The code in ${displayPath(settings.root, settings.componentsFolder ?? '')} (components)`;
  const loaded: Record<string, unknown> = await awaitSiteCode(name, () => import(modules));
  const slots = slotsOf(files, loaded);
  for (const file of files) if (file.kind !== 'slot') components.set(file.name, componentOf(file, loaded[file.name]));
  return { components, slots, hash: path.basename(output) };
}

/** The hash that `loadComponents` returns, computed without running the components; empty if none of them is interactive. */
export async function hashIslands(settings: ComponentSettings, engine: EnginePlace): Promise<string> {
  const files = await componentFiles(settings.componentsFolder);
  return files.some(({ kind }) => kind === 'island') ? path.basename(await bundleComponents(files, settings, engine)) : '';
}

/** The files that the components were last made of, from the root of the site. */
export async function componentInputs(settings: ComponentSettings, cacheFolder: string): Promise<string[]> {
  const files = await componentFiles(settings.componentsFolder);
  return files.length === 0 ? [] : bundledInputs({ name: bundleName(settings, cacheFolder), cacheFolder });
}

function bundleName({ root }: ComponentSettings, cacheFolder: string): string {
  return `components-${cacheName(root, cacheFolder)}`;
}

function bundleComponents(files: ComponentFile[], settings: ComponentSettings, { folder, cacheFolder }: EnginePlace): Promise<string> {
  const imports = files
    .map(
      ({ name, file, kind }) =>
        `export { ${name}${kind === 'slot' ? ` as ${slotExport(name)}` : ''} } from ${JSON.stringify(`./${path.relative(settings.root, file).split(path.sep).join('/')}`)};`,
    )
    .join('\n');
  return bundleForNode({
    name: bundleName(settings, cacheFolder),
    entries: { components: 'virtual:components' },
    virtual: { 'virtual:components': imports },
    root: settings.root,
    engine: folder,
    cacheFolder,
  });
}
