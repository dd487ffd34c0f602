import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { FoundSources, Source } from '../content/source/find-sources.ts';
import type { SourcesContext } from '../plugin/contexts.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import { cacheName } from '../util/cache-name.ts';
import type { PluginSet } from './plugin-set.ts';
import { hookFailure, runHook } from './run-hook.ts';

export interface PluginPages {
  sources: Source[];
  diagnostics: AnyDiagnostic[];
}

/** The pages that plugins make, each written into a file of the cache, so that they are compiled like all others. */
export async function pluginSources(
  plugins: PluginSet,
  { root, versions, configFile }: Pick<Settings, 'root' | 'versions' | 'configFile'>,
  found: readonly FoundSources[],
  cacheFolder: string,
): Promise<PluginPages> {
  const making = plugins.all.filter(({ plugin }) => plugin.sources);
  if (making.length === 0) return { sources: [], diagnostics: [] };
  const known = {
    written: new Map(found.flatMap((one) => one.sources.map((source) => [source.path, source] as const))),
    assets: new Set(found.flatMap((one) => one.assets.map((asset) => asset.path))),
  };
  const sources: Source[] = [];
  const diagnostics: AnyDiagnostic[] = [];
  for (const { plugin, context, builtIn } of making) {
    const folder = path.join(cacheFolder, `pages-of-${plugin.name}-${cacheName(root, cacheFolder)}`);
    try {
      const given: SourcesContext = { ...context, ...known };
      const run = () => plugin.sources?.(given) ?? { pages: [] };
      // What comes with the package is known to end, however long a large file takes on a busy machine.
      const made = await (builtIn ? run() : runHook(plugin.name, 'sources', run));
      diagnostics.push(...(made.diagnostics ?? []));
      for (const page of made.pages) {
        const version = versions.filter(({ path: begin }) => page.path.startsWith(begin)).sort((a, b) => b.path.length - a.path.length)[0];
        if (!version || !/^\/(?:[^?#]*\/)?$/.test(page.path)) throw new Error(`it made a page at \`${page.path}\`, which is no address`);
        const name = `${page.path.replace(/^\/|\/$/g, '') || 'index'}${page.path.endsWith('/') && page.path !== '/' ? '/index' : ''}.${page.mdx ? 'mdx' : 'md'}`;
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        // An unchanged file keeps its time, so that its page is not compiled again.
        if ((await readFile(file, 'utf8').catch(() => undefined)) !== page.text) await writeFile(file, page.text);
        sources.push({
          ...{ file, relativePath: `${page.origin}/${name}`, origin: page.origin, path: page.path },
          ...(page.place === undefined ? {} : { place: page.place }),
          ...{ version: version.id, folder: `${page.origin}/`, prefix: version.path },
        });
      }
    } catch (error) {
      diagnostics.push(hookFailure(plugin.name, 'sources', error, configFile));
    }
  }
  return { sources, diagnostics };
}
