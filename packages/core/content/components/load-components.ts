import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../../config/settings.ts';
import type { ContentComponent } from '../../shared/content-component.ts';
import { BROWSER_PARTS, NO_PARTS, type OwnParts } from '../../shared/parts.ts';
import { contentComponents } from '../../theme/content/index.ts';
import { bundleForNode } from '../../util/bundle-for-node.js';
import { bundledInputs } from '../../util/bundle-record.js';
import { cacheName } from '../../util/digest.ts';
import type { EnginePlace } from '../../util/engine.ts';
import { displayPath } from '../../util/files.ts';
import { awaitSiteCode } from '../../util/site-code.ts';
import type { ComponentFile } from './component-files.ts';
import { componentOf, partExport, partsOf } from './component-of.ts';

type ComponentSettings = Pick<Settings, 'root' | 'componentsFolder' | 'theme'>;

export interface LoadedComponents {
  components: Map<string, ContentComponent>;
  /** The site's replacements for parts of the theme. */
  own: OwnParts;
  /** Changes with any file that the components depend on, inside their folder or not. */
  hash: string;
}

/**
 * Loads the engine's components, those in `files` (see `siteComponents`) and their slots, ready to be rendered at build time. Throws an
 * error for `bundleErrorOf`.
 */
export async function loadComponents(
  settings: ComponentSettings,
  all: readonly ComponentFile[],
  engine: EnginePlace,
): Promise<LoadedComponents> {
  const files = all.filter(({ ready }) => !ready);
  const components = new Map<string, ContentComponent>(Object.entries(contentComponents));
  if (files.length === 0) return { components, own: NO_PARTS, hash: '' };
  const output = await bundleComponents(files, settings, engine);
  const modules = pathToFileURL(path.join(output, 'components.js')).href;
  const name = `The code in ${displayPath(settings.root, settings.componentsFolder ?? files[0]?.file ?? '')} (components)`;
  const loaded: Record<string, unknown> = await awaitSiteCode(name, () => import(modules));
  const parts = partsOf(files, loaded, settings.root);
  const islands = new Map<unknown, string>();
  for (const file of files) {
    if (file.kind === 'slot' || file.kind === 'part') continue;
    components.set(file.name, componentOf(file, loaded[file.name]));
    if (file.kind === 'island') islands.set(loaded[file.name], file.name);
  }
  const hash = hashOf(output);
  return { components, own: { components: parts, islands, hash }, hash };
}

/** The hash that `loadComponents` returns, computed without running the components; empty if none of them runs in the browser. */
export async function hashIslands(settings: ComponentSettings, files: readonly ComponentFile[], engine: EnginePlace): Promise<string> {
  const ready = files.filter((file) => file.ready);
  const own = files.filter((file) => !file.ready);
  const isForBrowsers = own.some(({ name, kind }) => kind === 'island' || BROWSER_PARTS.some((part) => kind === 'part' && part === name));
  const hash = isForBrowsers ? hashOf(await bundleComponents(own, settings, engine)) : '';
  return [...ready.map(({ name }) => name), hash].join(' ').trim();
}

/** Source files of the last bundle of components, from the root of the site. */
export async function componentInputs(
  settings: ComponentSettings,
  files: readonly ComponentFile[],
  cacheFolder: string,
): Promise<string[]> {
  return files.every(({ ready }) => ready) ? [] : bundledInputs({ name: bundleName(settings, cacheFolder), cacheFolder });
}

/** The suffix of the folder's name. Its prefix depends on the location of the site, which must not show in pages. */
function hashOf(bundle: string): string {
  return bundle.slice(bundle.lastIndexOf('-') + 1);
}

function bundleName({ root }: ComponentSettings, cacheFolder: string): string {
  return `components-${cacheName(root, cacheFolder)}`;
}

function bundleComponents(
  files: readonly ComponentFile[],
  settings: ComponentSettings,
  { folder, cacheFolder }: EnginePlace,
): Promise<string> {
  const imports = files
    .map(({ name, file, kind }) => {
      const from = JSON.stringify(`./${path.relative(settings.root, file).split(path.sep).join('/')}`);
      return kind === 'slot' || kind === 'part'
        ? `import * as ${partExport(name)} from ${from}; export { ${partExport(name)} };`
        : `export { ${name} } from ${from};`;
    })
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
