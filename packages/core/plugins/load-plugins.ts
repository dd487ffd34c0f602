import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleErrorOf } from '../config/bundle-error.ts';
import type { PluginReference } from '../config/settings.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { bundleForNode } from '../util/bundle-for-node.js';
import { bundledInputs } from '../util/bundle-record.js';
import { cacheName } from '../util/digest.ts';
import type { EnginePlace } from '../util/engine.ts';
import { awaitSiteCode } from '../util/site-code.ts';
import { builtIn, builtInHosts, isPlugin } from './built-in.ts';
import { checkOptions } from './check-options.ts';
import { type LoadedPlugin, PluginSet, type PluginSettings } from './plugin-set.ts';

/** A module of the site, or of a package that the site installed. */
interface OwnModule {
  at: number;
  use: string;
}

/** Loads the plugins in the settings, or returns diagnostics about settings or modules. */
export async function loadPlugins(settings: PluginSettings, engine: EnginePlace): Promise<PluginSet | Diagnostic[]> {
  const loaded = settings.plugins.length === 0 ? PluginSet.EMPTY : await loadAll(settings, engine);
  if (Array.isArray(loaded) || settings.host === undefined) return loaded;
  const hosts = [...builtInHosts(), ...Object.keys(loaded.hosts)];
  if (hosts.includes(settings.host)) return loaded;
  const { placeOfPath } = await import('../config/setting-place.ts');
  const message = `The setting \`host\` has an invalid value: "${settings.host}".`;
  const help = `Use one of: ${hosts.join(', ')}.`;
  return [{ id: 'config-wrong', message, help, ...placeOfPath(['host'], settings.configSources) }];
}

async function loadAll(settings: PluginSettings, engine: EnginePlace): Promise<PluginSet | Diagnostic[]> {
  const { plugins, root } = settings;
  const own = plugins.flatMap(({ use }, at): OwnModule[] => (builtIn(use) ? [] : [{ at, use }]));
  const bundled = await bundleOwn(own, settings, engine);
  if ('message' in bundled) return [bundled];
  const loaded: LoadedPlugin[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [at, reference] of plugins.entries()) {
    const module = await loadOne(at, reference, bundled.folder, engine, root);
    if (!isPlugin(module.value)) {
      diagnostics.push(await broken(at, `\`${reference.use}\` exports no plugin by default.`, settings));
      continue;
    }
    const checked = await checkOptions(module.value, at, reference, settings);
    if (Array.isArray(checked)) diagnostics.push(...checked);
    else
      loaded.push({ plugin: module.value, folder: module.folder, options: checked.options, builtIn: builtIn(reference.use) !== undefined });
  }
  const names = loaded.map(({ plugin }) => plugin.name);
  for (const [at, name] of names.entries())
    if (names.indexOf(name) < at) diagnostics.push(await broken(at, `Two plugins are called \`${name}\`.`, settings));
  return diagnostics.length > 0 ? diagnostics : new PluginSet(loaded, settings, bundled);
}

interface OwnBundle {
  /** Folder of the bundled modules; empty if there are none. */
  folder: string;
  /** Changes with the code of the modules. */
  hash: string;
  /** Their source files, from the root of the site. */
  files: readonly string[];
}

async function bundleOwn(modules: readonly OwnModule[], settings: PluginSettings, engine: EnginePlace): Promise<OwnBundle | Diagnostic> {
  const { root } = settings;
  if (modules.length === 0) return { folder: '', hash: '', files: [] };
  const virtual = Object.fromEntries(
    modules.map(({ at, use }) => [path.join(root, `docs-plugin-${at}.js`), `export { default } from ${JSON.stringify(use)};`]),
  );
  const bundle = {
    name: `plugins-${cacheName(root, engine.cacheFolder)}`,
    entries: Object.fromEntries(modules.map(({ at }) => [`plugin${at}`, path.join(root, `docs-plugin-${at}.js`)])),
    virtual,
    root,
    engine: engine.folder,
    cacheFolder: engine.cacheFolder,
  };
  try {
    const folder = await bundleForNode(bundle);
    return { folder, hash: path.basename(folder), files: await bundledInputs(bundle) };
  } catch (error) {
    const { message, file = settings.configFile, line, column } = bundleErrorOf(error, root);
    const problem = {
      id: 'plugin-broken',
      message: `A plugin cannot be loaded: ${message}`,
      help: 'Fix the module of the plugin.',
    } as const;
    const entry = /^docs-plugin-(\d+)\.js$/.exec(path.basename(file))?.[1];
    if (entry === undefined) return { ...problem, file, line, column };
    const { placeOfPath } = await import('../config/setting-place.ts');
    const help = 'Correct the path, which begins at the root of the site, or install the package.';
    return { ...problem, help, ...placeOfPath(['plugins', entry], settings.configSources) };
  }
}

async function loadOne(
  at: number,
  { use }: PluginReference,
  bundled: string,
  engine: EnginePlace,
  root: string,
): Promise<{ value: unknown; folder: string }> {
  const own = builtIn(use);
  if (own) return { value: (await own.load()).default, folder: path.join(engine.folder, own.folder) };
  const file = pathToFileURL(path.join(bundled, `plugin${at}.js`)).href;
  const loaded: { default?: unknown } = await awaitSiteCode(`${use} (plugin)`, () => import(file));
  return { value: loaded.default, folder: path.dirname(path.resolve(root, use)) };
}

async function broken(at: number, message: string, { configSources }: PluginSettings): Promise<Diagnostic> {
  const { placeOfPath } = await import('../config/setting-place.ts');
  const help = 'Export what `definePlugin` returns, with a name of letters, digits and hyphens that no other plugin has.';
  return { id: 'plugin-broken', message, help, ...placeOfPath(['plugins', String(at)], configSources) };
}
