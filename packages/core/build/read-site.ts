import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PageCache } from '../cache/page-cache.ts';
import { type KeyedSource, keySources, readChanged } from '../cache/source-keys.ts';
import { withLevels } from '../check/checks.ts';
import { checkSources } from '../check/run-checks.ts';
import type { LoadedSettings } from '../config/load-settings.ts';
import { languagesOf } from '../config/locales.ts';
import type { Settings } from '../config/settings.ts';
import { componentInputs } from '../content/components/load-components.ts';
import { unusedComponents } from '../content/components/unused-components.ts';
import type { Asset } from '../content/source/find-sources.ts';
import { readBytes } from '../content/source/read-source.ts';
import { type GeneratedFiles, generatedFiles } from '../model/site-files.ts';
import { makeSiteModels, type SiteFiles, type SiteModel } from '../model/site-model.ts';
import { loadPlugins } from '../plugins/load-plugins.ts';
import { PluginSet, siteComponents } from '../plugins/plugin-set.ts';
import { pluginSources } from '../plugins/plugin-sources.ts';
import type { AnyDiagnostic, Diagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import { RECORD_FILE } from '../translate/translation-record.ts';
import { cacheName, digest } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';
import { FileDigests } from '../util/file-digests.ts';
import type { Progress } from '../util/stage-progress.ts';
import { compilePages } from './compile-pages.ts';
import { type CompileSetup, compileSettings, compileSetup } from './compile-setup.ts';
import { findLanguage, withShared } from './find-language.ts';
import { loadSite } from './load-site.ts';
import { Workers } from './workers.ts';
import { type PageStore, sourcesByPage } from './write-pages.ts';

export interface ReadOptions {
  folder: string;
  engine: Engine;
  base?: string;
  /** Host to build for. */
  host?: string;
  /** Output folder; by default `dist` in the root of the site. */
  out?: string;
  progress: Progress;
}

/** The settings and everything that pages are made from. */
export interface SiteSources {
  settings: Settings;
  setup: CompileSetup;
  sources: KeyedSource[];
  /** Files besides pages, by language in the order of the settings. */
  files: SiteFiles[];
  /** Address and content digest of each. */
  assetKeys: string[];
  /** The files that the settings generate, on the first call. */
  generated: () => Promise<GeneratedFiles>;
  /** Folder of the page cache. */
  pagesFolder: string;
  workers: Workers;
  /** Source files of components and settings, from the root of the site. */
  codeFiles: string[];
  diagnostics: AnyDiagnostic[];
}

/** A site with at least this many pages that has never been built is compiled by threads. */
const WORTH_THREADS = 300;

/** Reads the settings of the site, with the overrides of the command line. */
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
  const setup = await compileSetup(settings, engine, plugins);
  if (Array.isArray(setup)) return setup;
  const languages = await Promise.all(
    languagesOf(settings).map((language) => findLanguage(language, out === undefined ? undefined : path.resolve(out))),
  );
  const made = await pluginSources(setup.plugins, settings, languages[0]?.found ?? [], engine.cacheFolder);
  const sources = [...languages.flatMap((language) => language.sources), ...made.sources];
  diagnostics.push(...languages.flatMap((language) => language.diagnostics), ...made.diagnostics);
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
  const assets = new Set<Asset>();
  const assetKeys: string[] = [];
  for (const asset of languages.flatMap((language) => language.assets)) {
    const digested = digests.of<Diagnostic>(asset.relativePath, asset.file, () => readBytes(asset.file, asset.relativePath));
    if ('message' in digested) {
      unreadable.push(digested);
      continue;
    }
    assets.add(asset);
    assetKeys.push(`${asset.locale ?? ''}${asset.path} ${digested.digest}`);
  }
  for (const { settings: language } of languages.slice(1))
    for (const { content } of language.versions) assetKeys.push(await recordKey(content));
  const keyed = keySources(read, setup.optionsKey);
  const files = languages.map((language) => ({
    assets: language.assets.filter((asset) => assets.has(asset)),
    navigation: language.navigation,
  }));
  diagnostics.push(...unreadable);
  for (const [at, language] of languages.entries()) {
    const own = keyed.map(({ source }) => source).filter(({ locale }) => locale === (at === 0 ? undefined : language.settings.locale));
    // A language may have no pages of its own yet.
    if (at === 0 || own.length > 0)
      diagnostics.push(...checkSources({ sources: own, assets: files[at]?.assets ?? [], settings: language.settings }));
  }
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
    files: withShared(files),
    assetKeys,
    generated,
    pagesFolder,
    workers,
    codeFiles,
    diagnostics,
  };
}

/** Digest of a folder's translation record. */
async function recordKey(content: string): Promise<string> {
  return digest(await readFile(path.join(content, RECORD_FILE), 'utf8').catch(() => ''));
}

export interface CompiledSite {
  /** The site in each language, the original first. */
  models: [SiteModel, ...SiteModel[]];
  store: PageStore;
  diagnostics: ReportedDiagnostic[];
}

/** Compiles the pages that are not known yet. */
export async function compileSite(
  { settings, setup, sources, files: ofLanguages, generated, pagesFolder, workers, codeFiles, diagnostics }: SiteSources,
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
  const [model, ...translations] = makeSiteModels(settings, compiled.pages, ofLanguages);
  if (!model) throw new Error('A site has at least one language.');
  return {
    models: [model, ...translations],
    store: { options, cache, sources: sourcesByPage(sources), workers },
    diagnostics: withLevels([...diagnostics, ...files.diagnostics, ...compiled.diagnostics, ...unused], settings.errors),
  };
}

export interface ReadSite {
  model: SiteModel | undefined;
  plugins: PluginSet;
  /** The same site in its other languages. */
  translations: SiteModel[];
  /** Missing where there is no model. */
  store?: PageStore;
  diagnostics: ReportedDiagnostic[];
}

/** Settings, sources and compiled pages: all that a check needs. */
export async function readSite(options: ReadOptions): Promise<ReadSite> {
  const { settings, diagnostics } = await readSettings(options);
  const plugins = settings ? await loadPlugins(settings, options.engine) : diagnostics;
  const read = settings && !Array.isArray(plugins) ? await readSources(settings, plugins, options) : diagnosticsOf(plugins);
  if (Array.isArray(read)) return { model: undefined, translations: [], plugins: PluginSet.EMPTY, diagnostics: withLevels(read) };
  const { models, ...site } = await compileSite(read, options.progress);
  const [model, ...translations] = models;
  site.store.cache.pruneWaste();
  return { ...site, model, translations, plugins: read.setup.plugins };
}

function diagnosticsOf(found: PluginSet | Diagnostic[]): AnyDiagnostic[] {
  return Array.isArray(found) ? found : [];
}
