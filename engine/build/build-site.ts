import path from 'node:path';
import { checkSite } from '../check/check-site.ts';
import { cacheName } from '../config/cache-name.ts';
import type { Settings } from '../config/settings.ts';
import { keepPictures } from '../hosting/pictures.ts';
import { hostingFolder, writeHosting } from '../hosting/write-hosting.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { Mistake } from '../shared/mistake.ts';
import { appBroken } from './app-broken.ts';
import type { AppBundle } from './app-bundle.ts';
import { bundleApp, type MakeBundle } from './bundle-app.ts';
import { bundleElsewhere } from './bundle-elsewhere.ts';
import { hashIslands } from './components.ts';
import type { Engine } from './engine.ts';
import { gitDates } from './git-dates.ts';
import type { OutputChanges } from './output-changes.ts';
import { OutputFolder } from './output-folder.ts';
import { compileSite, type ReadOptions, readSources } from './read-site.ts';
import { realPlace } from './real-place.ts';
import { refuseOutput } from './refuse-output.ts';
import { shellInfo } from './shell-info.ts';
import { siteInfo } from './site-info.ts';
import { siteKey } from './site-key.ts';
import { sweepCache } from './sweep-cache.ts';
import { inlineTexts, writeSite } from './write-site.ts';

export interface BuildOptions extends ReadOptions {
  /** The folder that is currently published, if it is not the output folder. */
  previous?: string;
  /** Whether warnings stop the build as errors do. */
  strict?: boolean;
}

export interface BuildResult {
  mistakes: Mistake[];
  pages: number;
  /** False if errors, or warnings of a strict build, prevented the site from being written. */
  written: boolean;
  /** The files that differ from the last build. */
  changes: OutputChanges;
}

const NOTHING: OutputChanges = { added: [], changed: [], removed: [] };
/** How many times another build may finish first before this one gives up. */
const TRIES = 5;

/** A build from start to finish: read → check → render → write. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { progress, engine, strict = false } = options;
  let started: Started | undefined;
  const read = await readSources(options, (settings) => {
    started = start(options, settings);
  });
  if (Array.isArray(read) || !started) return refused(Array.isArray(read) ? read : []);
  const { settings, assets, made } = read;
  const { places, there } = started;
  const { published } = places;
  const previous = options.previous ?? published;
  const bundling = started.app.catch((error: unknown) => appBroken(error, settings));
  const { dates: dating } = started;

  // Without a record of the last build there is nothing to compare, so compiling starts at once.
  if (previous === published && there.output.isKnown) {
    const app = await bundling;
    const key = 'level' in app ? '' : await siteKey(read, engine, app, await dating);
    const summary = there.beside.unchanged(key) && there.output.unchanged(key);
    if (summary && stops(summary.mistakes, strict)) return refused(summary.mistakes, summary.pages);
    if (summary) return { ...summary, written: true, changes: NOTHING };
    progress.stage('compare');
  }

  const { model, makers, mistakes: found } = await compileSite(read, progress);
  const mistakes = [...found, ...checkSite(model, new Set(assets.map((asset) => asset.path)))];
  progress.stage('check');
  if (stops(mistakes, strict)) return refused(mistakes, model.pages.size);

  const app = await bundling;
  if ('level' in app) return refused([...mistakes, app], model.pages.size);
  const dates = await dating;
  const key = await siteKey(read, engine, app, dates);
  const { texts } = await made();
  progress.stage('app');
  await keepPictures(engine);
  const summary = { key, pages: model.pages.size, mistakes };
  for (let tries = 1; ; tries++) {
    const { output, beside } = tries === 1 ? there : outputs(places, engine);
    try {
      await writeSite(model, { app, site: shellInfo(settings), assets, texts, makers, dates, output, engine });
      await writeHosting({ settings, inline: inlineTexts(app), published: output, beside, previous });
      const changes = await output.commit(summary);
      progress.stage('write');
      if (changes && (await beside.commit(summary))) {
        makers.cache.prune();
        await sweepCache(engine.cacheFolder, Date.now());
        return { ...summary, written: true, changes };
      }
      if (tries === TRIES)
        throw new AuthorError(`Other builds keep writing to ${published}.`, 'Run the build again when they have finished.');
    } finally {
      await output.discard();
      await beside.discard();
    }
  }
}

/** Whether nothing may be written because of these mistakes. */
function stops(mistakes: readonly Mistake[], strict: boolean): boolean {
  return mistakes.some(({ level }) => strict || level === 'error');
}

/** The result of a build that writes nothing. */
function refused(mistakes: Mistake[], pages = 0): BuildResult {
  return { mistakes, pages, written: false, changes: NOTHING };
}

/** Where a build writes to. */
interface Places {
  published: string;
  hosting: string;
}

interface Outputs {
  output: OutputFolder;
  beside: OutputFolder;
}

/** The output folder of the site and that of its host files, each with the record of the last build. */
function outputs({ published, hosting }: Places, engine: Engine): Outputs {
  const open = (folder: string) =>
    new OutputFolder(folder, path.join(engine.cacheFolder, `output-${cacheName(folder, engine.cacheFolder)}.json`), engine.hash);
  return { output: open(published), beside: open(hosting) };
}

/** What depends on the settings alone, and is made while the pages are read. */
interface Started {
  places: Places;
  there: Outputs;
  app: Promise<AppBundle>;
  dates: Promise<Map<string, string>>;
}

function start({ engine, out }: BuildOptions, settings: Settings): Started {
  const named = path.resolve(out ?? path.join(settings.root, 'dist'));
  // A folder that is a link stays one: what it leads to is replaced.
  const places = { published: realPlace(named), hosting: realPlace(hostingFolder(named)) };
  const there = outputs(places, engine);
  refuseOutput(there, settings, engine);
  const started = { places, there, app: bundleSite(engine, settings), dates: gitDates(settings.root, engine) };
  // Rejections are handled where these promises are awaited; an error in a page may end the build before that.
  started.app.catch(() => {});
  started.dates.catch(() => {});
  return started;
}

/** The app of a site, from the cache where nothing of it has changed. Throws what the bundler throws: see `bundleFault`. */
export async function bundleSite(engine: Engine, settings: Settings, make: MakeBundle = bundleElsewhere): Promise<AppBundle> {
  const { componentsFolder, stylesFile } = settings;
  const islandsHash = await hashIslands(settings, engine.cacheFolder);
  return bundleApp({ engine, site: siteInfo(settings), componentsFolder, islandsHash, stylesFile }, make);
}
