import { bundleDiagnostic } from '../bundle/bundle-diagnostic.ts';
import { sweepCache } from '../cache/sweep-cache.ts';
import { checkSite } from '../check/checks.ts';
import type { Settings } from '../config/settings.ts';
import { writeHosting } from '../hosting/write-hosting.ts';
import { gitDates } from '../model/git-dates.ts';
import type { OutputChanges } from '../output/output-changes.ts';
import { shellInfo } from '../render/shell-info.ts';
import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import { withLevels } from '../shared/diagnostic-levels.ts';
import { bundleSite } from './bundle-site.ts';
import { lockOutput, openOutput } from './output-folders.ts';
import { compileSite, type ReadOptions, readSettings, readSources } from './read-site.ts';
import { siteKey } from './site-key.ts';
import { inlineTexts, writeSite } from './write-site.ts';

export interface BuildOptions extends ReadOptions {
  /** The folder that is currently published, if it is not the output folder. */
  previous?: string;
  /** Whether warnings stop the build as errors do. */
  strict?: boolean;
}

export interface BuildResult {
  diagnostics: ReportedDiagnostic[];
  pages: number;
  /** False if errors, or warnings of a strict build, prevented the site from being written. */
  written: boolean;
  /** The files that differ from the last build. */
  changes: OutputChanges;
}

const NOTHING: OutputChanges = { added: [], changed: [], removed: [] };

/** A build from start to finish. Builds into the same folder wait for one another. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const release = await lockOutput(options);
  try {
    const { settings, diagnostics } = await readSettings(options);
    return settings ? await buildWith(settings, options) : refused(withLevels(diagnostics));
  } finally {
    release();
  }
}

/** read → compile → check → bundle → render → host → publish */
async function buildWith(settings: Settings, options: BuildOptions): Promise<BuildResult> {
  const { engine, progress, strict = false } = options;
  const { published, beside } = openOutput(options, settings, engine);
  const previous = options.previous ?? published.final;
  const { bundling, dating } = startBeside(settings, options);

  const read = await readSources(settings, options);
  if (Array.isArray(read)) return refused(withLevels(read));
  const keyOf = async () => {
    const app = await bundling;
    return 'help' in app ? '' : siteKey(read, engine, app, await dating);
  };
  // Without a record of the last build there is nothing to compare, so compiling starts at once.
  if (previous === published.final && published.isKnown) {
    const key = await keyOf();
    const last = beside.unchanged(key) && published.unchanged(key);
    if (last) return stops(last.diagnostics, strict) ? refused(last.diagnostics, last.pages) : { ...last, written: true, changes: NOTHING };
    progress.stage('compare');
  }

  const { model, makers, diagnostics: found } = await compileSite(read, progress);
  const diagnostics = [...found, ...checkSite(model)];
  progress.stage('check');
  if (stops(diagnostics, strict)) return refused(diagnostics, model.pages.size);

  const app = await bundling;
  if ('help' in app) return refused([...diagnostics, ...withLevels([app])], model.pages.size);
  progress.stage('app');
  try {
    const dates = await dating;
    const { slots } = read.setup;
    const { texts } = await read.made();
    await writeSite(model, { app, site: shellInfo(settings, slots), slots, texts, makers, dates, output: published, engine });
    await writeHosting({ settings: model.settings, inline: inlineTexts(app), published, beside, previous });
    const summary = { key: await keyOf(), pages: model.pages.size, diagnostics };
    const changes = await published.commit(summary);
    await beside.commit(summary);
    progress.stage('write');
    makers.cache.prune();
    await sweepCache(engine.cacheFolder, Date.now());
    return { ...summary, written: true, changes };
  } finally {
    await published.discard();
    await beside.discard();
  }
}

/** What depends on the settings alone is made while the pages are read. */
function startBeside(settings: Settings, { engine }: BuildOptions) {
  const bundling = bundleSite(engine, settings).catch((error: unknown) => bundleDiagnostic(error, settings));
  const dating = gitDates(settings.root, engine);
  // Rejections are handled where these promises are awaited; an error in a page may end the build before that.
  bundling.catch(() => {});
  dating.catch(() => {});
  return { bundling, dating };
}

/** Whether nothing may be written because of these diagnostics. */
function stops(diagnostics: readonly ReportedDiagnostic[], strict: boolean): boolean {
  return diagnostics.some(({ level }) => strict || level === 'error');
}

/** The result of a build that writes nothing. */
function refused(diagnostics: ReportedDiagnostic[], pages = 0): BuildResult {
  return { diagnostics, pages, written: false, changes: NOTHING };
}
