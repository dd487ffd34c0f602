import { existsSync } from 'node:fs';
import path from 'node:path';
import { PageCache } from '../cache/page-cache.ts';
import { type KeyedSource, keySources, readChanged } from '../cache/source-keys.ts';
import { withLevels } from '../check/diagnostic-levels.ts';
import { checkSources } from '../check/run-checks.ts';
import type { LoadedSettings } from '../config/load-settings.ts';
import type { Settings } from '../config/settings.ts';
import { componentInputs } from '../content/components/load-components.ts';
import { unusedComponents } from '../content/components/unused-components.ts';
import { type Asset, findSources } from '../content/source/find-sources.ts';
import { readBytes } from '../content/source/read-source.ts';
import { type GeneratedFiles, generatedFiles } from '../model/generated-files.ts';
import type { SiteNavigation } from '../model/navigation/read-navigation.ts';
import { makeSiteModel, type SiteModel } from '../model/site-model.ts';
import { loadPlugins } from '../plugins/load-plugins.ts';
import { PluginSet } from '../plugins/plugin-set.ts';
import { pluginSources } from '../plugins/plugin-sources.ts';
import { siteComponents } from '../plugins/site-components.ts';
import type { AnyDiagnostic, Diagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import { cacheName } from '../util/cache-name.ts';
import type { Engine } from '../util/engine.ts';
import { FileDigests } from '../util/file-digests.ts';
import type { Progress } from '../util/stage-progress.ts';
import { compilePages } from './compile-pages.ts';
import { type CompileSetup, compileSetup } from './compile-setup.ts';
import { findNavigation } from './find-navigation.ts';
import { loadSite } from './load-site.ts';
import { compileSettings } from './thread-messages.ts';
import { Workers } from './workers.ts';
import type { PageStore } from './write-pages.ts';

export interface ReadOptions {
  folder: string;
  engine: Engine;
  base?: string;
  /** The host that the folder is made for. */
  host?: string;
  /** Folder that the result goes to; `dist` in the site's root without it. */
  out?: string;
  progress: Progress;
}

/** Settings, and what the pages are made of. */
export interface SiteSources {
  settings: Settings;
  setup: CompileSetup;
  sources: KeyedSource[];
  /** Other files of the content folders, such as pictures. */
  assets: Asset[];
  /** What files of other tools say of the order of pages. */
  navigation: SiteNavigation;
  /** A digest of each: address and content. */
  assetKeys: string[];
  /** The files that the settings make; they are made when this is first called. */
  generated: () => Promise<GeneratedFiles>;
  /** Folder of the page cache. */
  pagesFolder: string;
  workers: Workers;
  /** Files that the components and the settings are made of, from the root of the site. */
  codeFiles: string[];
  diagnostics: AnyDiagnostic[];
}

/** A site with at least this many pages that has never been built is compiled by threads. */
const WORTH_THREADS = 300;

/** The settings of the site, with what the command line says. */
export function readSettings({ folder, engine, base, host }: ReadOptions): Promise<LoadedSettings> {
  const overrides = { ...(base === undefined ? {} : { base }), ...(host === undefined ? {} : { host }) };
  return loadSite(folder, engine, overrides);
}

/** Finds the pages; returns only diagnostics if the components cannot be loaded. */
export async function readSources(
  settings: Settings,
  plugins: PluginSet,
  { engine, out, progress }: ReadOptions,
): Promise<SiteSources | AnyDiagnostic[]> {
  const diagnostics: AnyDiagnostic[] = [...(settings.notices ?? [])];
  const found = await Promise.all(
    settings.versions.map((version) => findSources(version, settings.root, out === undefined ? undefined : path.resolve(out))),
  );
  const setup = await compileSetup(settings, engine, plugins);
  if (Array.isArray(setup)) return setup;
  const made = await pluginSources(setup.plugins, settings, found, engine.cacheFolder);
  const { navigation, taken, diagnostics: unread } = await findNavigation(settings, found);
  const written = found.flatMap((result) => result.sources).filter(({ file }) => !taken.has(file));
  const sources = [...written, ...made.sources];
  const allAssets = found.flatMap((result) => result.assets);
  diagnostics.push(...found.flatMap((result) => result.diagnostics), ...unread, ...made.diagnostics);
  const pagesFolder = path.join(engine.cacheFolder, `pages-${cacheName(settings.root, engine.cacheFolder)}`);
  const workers = new Workers(path.join(engine.code, 'worker.js'), {
    engine,
    settings: compileSettings(settings),
    optionsKey: setup.optionsKey,
    pagesFolder,
  });
  if (sources.length >= WORTH_THREADS && !existsSync(pagesFolder)) workers.start(); // while the sources are read
  const digests = new FileDigests(
    path.join(engine.cacheFolder, `sources-${cacheName(settings.root, engine.cacheFolder)}.json`),
    engine.hash,
  );
  const { read, diagnostics: unreadable } = readChanged(sources, digests);
  const assets: Asset[] = [];
  const assetKeys: string[] = [];
  for (const asset of allAssets) {
    const digested = digests.of<Diagnostic>(asset.relativePath, asset.file, () => readBytes(asset.file, asset.relativePath));
    if ('message' in digested) {
      unreadable.push(digested);
      continue;
    }
    assets.push(asset);
    assetKeys.push(`${asset.path} ${digested.digest}`);
  }
  const keyed = keySources(read, setup.optionsKey);
  diagnostics.push(...unreadable, ...checkSources({ sources: keyed.map(({ source }) => source), assets, settings }));
  await digests.save();
  let making: Promise<GeneratedFiles> | undefined;
  const generated = () => (making ??= generatedFiles(settings));
  progress.stage('read');
  const components = await siteComponents(settings, plugins);
  const codeFiles = [
    ...settings.configSources.map(({ file }) => file),
    ...(await componentInputs(settings, components, engine.cacheFolder)),
  ];
  return {
    settings: plugins.withConnections(settings),
    setup,
    sources: keyed,
    assets,
    navigation,
    assetKeys,
    generated,
    pagesFolder,
    workers,
    codeFiles,
    diagnostics,
  };
}

export interface CompiledSite {
  model: SiteModel;
  store: PageStore;
  diagnostics: ReportedDiagnostic[];
}

/** Compiles the pages that are not known yet. */
export async function compileSite(
  { settings, setup, sources, assets, navigation, generated, pagesFolder, workers, codeFiles, diagnostics }: SiteSources,
  progress: Progress,
): Promise<CompiledSite> {
  const cache = new PageCache(pagesFolder);
  const { options } = setup;
  // The files are made here while threads compile the pages.
  const [compiled, files] = await Promise.all([
    compilePages(sources, { options, cache, workers, onPage: (done) => progress.pages(done, sources.length) }),
    generated(),
  ]);
  progress.stage(compiled.compiled === sources.length ? 'compile' : `compile (${compiled.compiled} of ${sources.length})`);
  const names = new Set(compiled.pages.flatMap(({ components = [] }) => components));
  const unused = await unusedComponents(settings, { names, inputs: codeFiles });
  const byPath = new Map(sources.map((keyed) => [keyed.source.path, keyed]));
  return {
    model: makeSiteModel(settings, compiled.pages, { assets, navigation }),
    store: { options, cache, sources: byPath, workers },
    diagnostics: withLevels([...diagnostics, ...files.diagnostics, ...compiled.diagnostics, ...unused], settings.errors),
  };
}

export interface ReadSite {
  model: SiteModel | undefined;
  plugins: PluginSet;
  /** Missing where there is no model. */
  store?: PageStore;
  diagnostics: ReportedDiagnostic[];
}

/** Settings, sources and compiled pages: all that a check needs. */
export async function readSite(options: ReadOptions): Promise<ReadSite> {
  const { settings, diagnostics } = await readSettings(options);
  const plugins = settings ? await loadPlugins(settings, options.engine) : diagnostics;
  const read = settings && !Array.isArray(plugins) ? await readSources(settings, plugins, options) : diagnosticsOf(plugins);
  if (Array.isArray(read)) return { model: undefined, plugins: PluginSet.EMPTY, diagnostics: withLevels(read) };
  const site = await compileSite(read, options.progress);
  site.store.cache.pruneWaste();
  return { ...site, plugins: read.setup.plugins };
}

function diagnosticsOf(found: PluginSet | Diagnostic[]): AnyDiagnostic[] {
  return Array.isArray(found) ? found : [];
}
