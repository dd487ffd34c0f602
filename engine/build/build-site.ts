import path from 'node:path';
import { checkAddresses } from '../check/check-addresses.ts';
import { checkSite } from '../check/check-site.ts';
import { cacheName } from '../config/cache-name.ts';
import { loadSettings } from '../config/load-settings.ts';
import type { Settings } from '../config/settings.ts';
import { hostingFolder, writeHosting } from '../hosting/write-hosting.ts';
import { findSources, type Source } from '../page/find-sources.ts';
import type { Mistake } from '../shared/mistake.ts';
import { appBroken } from './app-broken.ts';
import { type AppBundle, bundleApp } from './app-bundle.ts';
import { compilePages } from './compile-pages.ts';
import { compileSetup } from './compile-setup.ts';
import { hashComponents } from './components.ts';
import type { Engine } from './engine.ts';
import { gitDates } from './git-dates.ts';
import { OutputFolder } from './output-folder.ts';
import { OutputRecord } from './output-record.ts';
import { PageCache } from './page-cache.ts';
import type { Progress } from './progress.ts';
import { siteInfo } from './site-info.ts';
import { makeSiteModel, type SiteModel } from './site-model.ts';
import { Workers } from './workers.ts';
import type { PageMakers } from './write-pages.ts';
import { inlineTexts, writeSite } from './write-site.ts';

export interface BuildOptions {
  folder: string;
  engine: Engine;
  base?: string;
  /** The host that the folder is made for. */
  host?: string;
  /** Folder that the result goes to; `dist` in the site's root without it. */
  out?: string;
  /** Folder that is published now, where it is not the one that is written to. */
  previous?: string;
  progress: Progress;
}

export interface BuildResult {
  mistakes: Mistake[];
  pages: number;
  /** False where mistakes kept the site from being written. */
  written: boolean;
}

/** The story of a build: read → check → render → write. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { progress } = options;
  let started: Started | undefined;
  const read = await readSite(options, (settings) => {
    started = start(options.engine, settings);
  });
  if (!read.model || !read.makers || !started) return { mistakes: read.mistakes, pages: 0, written: false };

  const mistakes = [...read.mistakes, ...checkSite(read.model, new Set(read.assets.map((asset) => asset.path)))];
  progress.stage('check');
  if (mistakes.some((mistake) => mistake.level === 'error')) return { mistakes, pages: read.model.pages.size, written: false };

  const { settings } = read.model;
  const site = siteInfo(settings);
  const app = await started.app.catch((error: unknown) => appBroken(error, settings));
  if ('level' in app) return { mistakes: [...mistakes, app], pages: read.model.pages.size, written: false };
  const dates = await started.dates;
  progress.stage('app');

  const published = path.resolve(options.out ?? path.join(settings.root, 'dist'));
  const output = new OutputFolder(published);
  const beside = new OutputFolder(hostingFolder(published));
  const { engine } = options;
  const record = new OutputRecord(path.join(engine.cacheFolder, `output-${cacheName(published, engine.cacheFolder)}.json`), engine.hash);
  try {
    await writeSite(read.model, { app, site, assets: read.assets, makers: read.makers, dates, output, record });
    await writeHosting({ settings, inline: inlineTexts(app), published: output, beside, previous: options.previous ?? published });
    await output.commit();
    await record.save();
    await beside.commit();
  } catch (error) {
    await output.discard();
    await beside.discard();
    throw error;
  }
  progress.stage('write');
  return { mistakes, pages: read.model.pages.size, written: true };
}

/** What depends on the settings alone, and is made while the pages are compiled. */
interface Started {
  app: Promise<AppBundle>;
  dates: Promise<Map<string, string>>;
}

function start(engine: Engine, settings: Settings): Started {
  const started = { app: bundleSite(engine, settings), dates: gitDates(settings.root, engine.cacheFolder) };
  // Told when they are waited for; by then a page may have kept the site from being built.
  started.app.catch(() => {});
  started.dates.catch(() => {});
  return started;
}

export interface ReadSite {
  model: SiteModel | undefined;
  /** Missing where there is no model. */
  makers?: PageMakers;
  /** Other files of the content folders, such as pictures. */
  assets: Source[];
  mistakes: Mistake[];
}

/** Settings, sources and compiled pages: all that a check needs. */
export async function readSite(
  { folder, engine, base, host, out, progress }: BuildOptions,
  whenSettings: (settings: Settings) => void = () => {},
): Promise<ReadSite> {
  const loaded = await loadSettings(folder, engine.cacheFolder, {
    ...(base === undefined ? {} : { base }),
    ...(host === undefined ? {} : { host }),
  });
  const { settings, mistakes } = loaded;
  if (!settings) return { model: undefined, assets: [], mistakes };
  whenSettings(settings);

  const found = await Promise.all(
    settings.versions.map((version) => findSources(version, settings.root, out === undefined ? undefined : path.resolve(out))),
  );
  const sources = found.flatMap((result) => result.sources);
  const assets = found.flatMap((result) => result.assets);
  mistakes.push(...found.flatMap((result) => result.mistakes), ...checkAddresses(sources));
  if (sources.length === 0) {
    mistakes.push({
      id: 'folder-empty',
      level: 'error',
      message: 'There is no page in the folder.',
      help: 'Write a Markdown file: `index.md` becomes the first page.',
      file: path.relative(settings.root, settings.versions[0]?.content ?? '') || '.',
      line: 1,
      column: 1,
    });
  }
  progress.stage('read');

  const setup = await compileSetup(settings, engine);
  if ('level' in setup) return { model: undefined, assets, mistakes: [...mistakes, setup] };
  const pagesFolder = path.join(engine.cacheFolder, `pages-${cacheName(settings.root, engine.cacheFolder)}`);
  const cache = new PageCache(pagesFolder);
  const { root, names, componentsFolder, samples } = settings;
  const workers = new Workers(path.join(engine.cacheFolder, engine.hash, 'worker.js'), {
    engine,
    settings: { root, base: settings.base, names, componentsFolder, samples },
    optionsKey: setup.optionsKey,
    pagesFolder,
  });
  const compiled = await compilePages(sources, {
    ...setup,
    cache,
    workers,
    onPage: (done) => progress.pages(done, sources.length),
  });
  cache.prune();
  progress.stage(compiled.compiled === sources.length ? 'compile' : `compile (${compiled.compiled} of ${sources.length})`);
  mistakes.push(...compiled.mistakes);
  const makers = { options: setup.options, cache, keys: compiled.keys, sources, workers };
  return { model: makeSiteModel(settings, compiled.pages), makers, assets, mistakes };
}

export async function bundleSite(engine: Engine, settings: Settings): Promise<AppBundle> {
  const { componentsFolder, stylesFile } = settings;
  const componentsHash = await hashComponents(settings, engine.cacheFolder);
  return bundleApp({
    engine: engine.folder,
    engineHash: engine.hash,
    site: siteInfo(settings),
    componentsFolder,
    componentsHash,
    stylesFile,
    cacheFolder: engine.cacheFolder,
  });
}
