import path from 'node:path';
import { checkAddresses } from '../check/check-addresses.ts';
import { checkSite } from '../check/check-site.ts';
import { cacheName } from '../config/cache-name.ts';
import { loadSettings } from '../config/load-settings.ts';
import type { Settings } from '../config/settings.ts';
import { findSources, type Source } from '../page/find-sources.ts';
import type { Mistake } from '../shared/mistake.ts';
import { type AppBundle, bundleApp } from './app-bundle.ts';
import { compilePages } from './compile-pages.ts';
import { loadComponents } from './components.ts';
import type { Engine } from './engine.ts';
import { hashFolder } from './hash-folder.ts';
import { OutputFolder } from './output-folder.ts';
import { digest, PageCache } from './page-cache.ts';
import type { Progress } from './progress.ts';
import { siteInfo } from './site-info.ts';
import { makeSiteModel, type SiteModel } from './site-model.ts';
import { writeSite } from './write-site.ts';

export interface BuildOptions {
  folder: string;
  engine: Engine;
  base?: string;
  /** Folder that the result goes to; `dist` in the site's root without it. */
  out?: string;
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
  const read = await readSite(options);
  if (!read.model) return { mistakes: read.mistakes, pages: 0, written: false };

  const mistakes = [...read.mistakes, ...checkSite(read.model, new Set(read.assets.map((asset) => asset.path)))];
  progress.stage('check');
  if (mistakes.some((mistake) => mistake.level === 'error')) return { mistakes, pages: read.model.pages.size, written: false };

  const { settings } = read.model;
  const site = siteInfo(settings);
  const app = await bundleSite(options.engine, settings);
  progress.stage('app');

  const output = new OutputFolder(path.resolve(options.out ?? path.join(settings.root, 'dist')));
  try {
    await writeSite(read.model, app, site, read.assets, output);
    await output.commit();
  } catch (error) {
    await output.discard();
    throw error;
  }
  progress.stage('write');
  return { mistakes, pages: read.model.pages.size, written: true };
}

export interface ReadSite {
  model: SiteModel | undefined;
  /** Other files of the content folders, such as pictures. */
  assets: Source[];
  mistakes: Mistake[];
}

/** Settings, sources and compiled pages: all that a check needs. */
export async function readSite({ folder, engine, base, progress }: BuildOptions): Promise<ReadSite> {
  const loaded = await loadSettings(folder, engine.cacheFolder, base === undefined ? {} : { base });
  const { settings, mistakes } = loaded;
  if (!settings) return { model: undefined, assets: [], mistakes };

  const found = await Promise.all(settings.versions.map((version) => findSources(version, settings.root)));
  const sources = found.flatMap((result) => result.sources);
  const assets = found.flatMap((result) => result.assets);
  mistakes.push(...found.flatMap((result) => result.mistakes), ...checkAddresses(sources));
  if (sources.length === 0) {
    mistakes.push({ id: 'folder-empty', level: 'error', message: 'There is no page in the folder.', help: 'Write a Markdown file: `index.md` becomes the first page.', file: path.relative(settings.root, settings.versions[0]?.content ?? '') || '.', line: 1, column: 1 });
  }
  progress.stage('read');

  const components = await loadComponents(settings, engine.cacheFolder);
  const optionsKey = digest(engine.hash, settings.base, JSON.stringify(settings.names), settings.componentsFolder ? await hashFolder(settings.componentsFolder).catch(() => '') : '');
  const cache = new PageCache(path.join(engine.cacheFolder, `pages-${cacheName(settings.root)}`));
  const compiled = await compilePages(sources, {
    options: { base: settings.base, names: settings.names, components },
    optionsKey,
    cache,
    onPage: (done) => progress.pages(done, sources.length),
  });
  await cache.prune();
  progress.stage(compiled.compiled === sources.length ? 'compile' : `compile (${compiled.compiled} of ${sources.length})`);
  mistakes.push(...compiled.mistakes);
  return { model: makeSiteModel(settings, compiled.pages), assets, mistakes };
}

export function bundleSite(engine: Engine, settings: Settings): Promise<AppBundle> {
  return bundleApp({ engine: engine.folder, engineHash: engine.hash, site: siteInfo(settings), componentsFolder: settings.componentsFolder, cacheFolder: engine.cacheFolder });
}
