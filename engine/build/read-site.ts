import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAddresses } from '../check/check-addresses.ts';
import { checkEmpty } from '../check/check-empty.ts';
import { checkTaken } from '../check/check-taken.ts';
import { cacheName } from '../config/cache-name.ts';
import { loadSettings } from '../config/load-settings.ts';
import type { Settings } from '../config/settings.ts';
import { findSources, type Source } from '../page/find-sources.ts';
import type { Mistake } from '../shared/mistake.ts';
import { compilePages } from './compile-pages.ts';
import { type CompileSetup, compileSetup } from './compile-setup.ts';
import type { Engine } from './engine.ts';
import { FileDigests } from './file-digests.ts';
import { type MadeTexts, madeTexts } from './made-texts.ts';
import { PageCache } from './page-cache.ts';
import type { Progress } from './progress.ts';
import { makeSiteModel, type SiteModel } from './site-model.ts';
import { type KeyedSource, keySources } from './source-keys.ts';
import { Workers } from './workers.ts';
import type { PageMakers } from './write-pages.ts';

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
  assets: Source[];
  /** A digest of each: address and content. */
  assetKeys: string[];
  /** The files that the settings make; they are made when this is first called. */
  made: () => Promise<MadeTexts>;
  /** Folder of the page cache. */
  pagesFolder: string;
  workers: Workers;
  mistakes: Mistake[];
}

/** A site with at least this many pages that has never been built is compiled by threads. */
const WORTH_THREADS = 300;

/** Reads the settings and finds the pages; returns only mistakes if that fails. */
export async function readSources(
  { folder, engine, base, host, out, progress }: ReadOptions,
  whenSettings: (settings: Settings) => void = () => {},
): Promise<SiteSources | Mistake[]> {
  const loaded = await loadSettings(folder, engine.cacheFolder, {
    ...(base === undefined ? {} : { base }),
    ...(host === undefined ? {} : { host }),
  });
  const { settings, mistakes } = loaded;
  if (!settings) return mistakes;
  whenSettings(settings);

  const found = await Promise.all(
    settings.versions.map((version) => findSources(version, settings.root, out === undefined ? undefined : path.resolve(out))),
  );
  const sources = found.flatMap((result) => result.sources);
  const assets = found.flatMap((result) => result.assets);
  mistakes.push(
    ...found.flatMap((result) => result.mistakes),
    ...checkAddresses(sources),
    ...checkTaken({ sources, assets, settings }),
    ...checkEmpty(sources, settings),
  );
  const setup = await compileSetup(settings, engine);
  if ('level' in setup) return [...mistakes, setup];
  const pagesFolder = path.join(engine.cacheFolder, `pages-${cacheName(settings.root, engine.cacheFolder)}`);
  const { root, names, componentsFolder, samples } = settings;
  const workers = new Workers(path.join(engine.cacheFolder, engine.hash, 'worker.js'), {
    engine,
    settings: { root, base: settings.base, names, componentsFolder, samples },
    optionsKey: setup.optionsKey,
    pagesFolder,
  });
  if (sources.length >= WORTH_THREADS && !existsSync(pagesFolder)) workers.start(); // while the sources are read
  const digests = new FileDigests(
    path.join(engine.cacheFolder, `sources-${cacheName(settings.root, engine.cacheFolder)}.json`),
    engine.hash,
  );
  const keyed = keySources(sources, setup.optionsKey, digests);
  const assetKeys = assets.map(
    (asset) => `${asset.path} ${digests.of<never>(asset.relativePath, asset.file, () => readFileSync(asset.file)).digest}`,
  );
  await digests.save();
  let making: Promise<MadeTexts> | undefined;
  const made = () => (making ??= madeTexts(settings));
  mistakes.push(...keyed.mistakes);
  progress.stage('read');
  return { settings, setup, sources: keyed.sources, assets, assetKeys, made, pagesFolder, workers, mistakes };
}

export interface CompiledSite {
  model: SiteModel;
  makers: PageMakers;
  mistakes: Mistake[];
}

/** Compiles the pages that are not known yet. */
export async function compileSite(
  { settings, setup, sources, made, pagesFolder, workers, mistakes }: SiteSources,
  progress: Progress,
): Promise<CompiledSite> {
  const cache = PageCache.open(pagesFolder);
  const { options } = setup;
  // The files are made here while threads compile the pages.
  const [compiled, files] = await Promise.all([
    compilePages(sources, { options, cache, workers, onPage: (done) => progress.pages(done, sources.length) }),
    made(),
  ]);
  cache.release();
  progress.stage(compiled.compiled === sources.length ? 'compile' : `compile (${compiled.compiled} of ${sources.length})`);
  const byPath = new Map(sources.map((keyed) => [keyed.source.path, keyed]));
  return {
    model: makeSiteModel(settings, compiled.pages),
    makers: { options, pagesFolder, cache, sources: byPath, workers },
    mistakes: [...mistakes, ...files.mistakes, ...compiled.mistakes],
  };
}

export interface ReadSite {
  model: SiteModel | undefined;
  /** Missing where there is no model. */
  makers?: PageMakers;
  assets: Source[];
  mistakes: Mistake[];
}

/** Settings, sources and compiled pages: all that a check needs. */
export async function readSite(options: ReadOptions): Promise<ReadSite> {
  const read = await readSources(options);
  if (Array.isArray(read)) return { model: undefined, assets: [], mistakes: read };
  const site = await compileSite(read, options.progress);
  site.makers.cache.pruneWaste();
  return { ...site, assets: read.assets };
}
