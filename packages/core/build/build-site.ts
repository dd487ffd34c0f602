import type { AppBundle } from '../bundle/app-bundle.ts';
import { sweepCache } from '../cache/page-cache.ts';
import { withLevels } from '../check/checks.ts';
import { checkSite } from '../check/run-checks.ts';
import type { Settings } from '../config/settings.ts';
import { writeHosting } from '../hosting/write-hosting.ts';
import { gitDates } from '../model/git-dates.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { OutputChanges } from '../output/output-record.ts';
import { loadHosts } from '../plugins/built-in.ts';
import { loadPlugins } from '../plugins/load-plugins.ts';
import { afterBuild, checkPlugins, pluginFiles } from '../plugins/site-hooks.ts';
import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import { NO_PARTS } from '../shared/parts.ts';
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
  const plugins = await loadPlugins(settings, engine);
  if (Array.isArray(plugins)) return refused(withLevels(plugins));
  // These depend on the settings alone, and are made while the pages are read.
  const bundling = bundleSite(engine, settings, plugins);
  const dating = gitDates(settings.root, engine);

  const read = await readSources(settings, plugins, options);
  if (Array.isArray(read)) return refused(withLevels(read));
  const keyOf = async (app: AppBundle) => siteKey(read, engine, app, await dating);
  // Without a record of the last build there is nothing to compare, so compiling starts at once.
  if (previous === published.final && published.isKnown) {
    const app = await bundling;
    const key = 'help' in app ? '' : await keyOf(app);
    const last = beside.unchanged(key) && published.unchanged(key);
    if (last) return stops(last.diagnostics, strict) ? refused(last.diagnostics, last.pages) : { ...last, written: true, changes: NOTHING };
    progress.stage('compare');
  }

  const { models, store, diagnostics: found } = await compileSite(read, progress);
  const [model, ...translations] = models;
  const ofPlugins = await pluginFiles(plugins, model);
  const history = await dating;
  const noted = [...(await checkPlugins(plugins, model)), ...ofPlugins.diagnostics, ...history.diagnostics];
  if (translations.length > 0) {
    const { compareTranslations } = await import('../translate/compare-translations.ts');
    noted.push(...(await compareTranslations(models, { diff: false })));
  }
  const diagnostics = [...found, ...checkSite(model, translations), ...withLevels(noted, settings.errors)];
  progress.stage('check');
  if (stops(diagnostics, strict)) return refused(diagnostics, model.pages.size);

  const app = await bundling;
  if ('help' in app) return refused([...diagnostics, ...withLevels([app])], model.pages.size);
  progress.stage('app');
  try {
    const { texts } = await read.generated();
    const { own = NO_PARTS } = read.setup.options;
    const made = new Map([...texts, ...ofPlugins.texts]);
    await writeSite(models, { app, own, plugins, texts: made, store, dates: history.dates, output: published, engine });
    await writeHosting({
      languages: settingsOf(models),
      hosts: { ...(await loadHosts()), ...plugins.hosts },
      inline: inlineTexts(app, settings),
      published,
      beside,
      previous,
    });
    const summary = { key: await keyOf(app), pages: model.pages.size, diagnostics };
    const changes = await published.commit(summary);
    await beside.commit(summary);
    progress.stage('write');
    store.cache.prune();
    await sweepCache(engine.cacheFolder, Date.now());
    const late = withLevels(await afterBuild(plugins, published.final, changes, settings.configFile), settings.errors);
    return { ...summary, diagnostics: [...diagnostics, ...late], written: true, changes };
  } finally {
    await published.discard();
    await beside.discard();
  }
}

/** Whether nothing may be written because of these diagnostics. */
function stops(diagnostics: readonly ReportedDiagnostic[], strict: boolean): boolean {
  return diagnostics.some(({ level }) => strict || level === 'error');
}

/** The result of a build that writes nothing. */
function refused(diagnostics: ReportedDiagnostic[], pages = 0): BuildResult {
  return { diagnostics, pages, written: false, changes: NOTHING };
}

function settingsOf([model, ...translations]: readonly [SiteModel, ...SiteModel[]]): [Settings, ...Settings[]] {
  return [model.settings, ...translations.map(({ settings }) => settings)];
}
