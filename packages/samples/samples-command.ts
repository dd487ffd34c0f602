import path from 'node:path';
import { compileSetup } from '../core/build/compile-setup.ts';
import { withLevels } from '../core/check/diagnostic-levels.ts';
import { loadSettings } from '../core/config/load-settings.ts';
import { expandConstants } from '../core/content/source/constants.ts';
import { findSources } from '../core/content/source/find-sources.ts';
import type { PluginSet } from '../core/plugins/plugin-set.ts';
import type { ReportedDiagnostic } from '../core/shared/diagnostic.ts';
import { cacheName } from '../core/util/cache-name.ts';
import type { Engine } from '../core/util/engine.ts';
import { type CheckSettings, checkSamples } from './check-samples.ts';
import { CheckedCache } from './checked-cache.ts';
import { collectSamples } from './collect-samples.ts';
import { countsText } from './count-samples.ts';
import samplesPlugin from './plugin.ts';
import { runCommand } from './run/run-command.ts';
import { NO_RUN_SETTINGS, type RunSettings } from './run/settings.ts';

/** Without the setting, samples are only parsed. */
const NOTHING_ASKED: CheckSettings = {
  ...NO_RUN_SETTINGS,
  declarations: undefined,
  define: '',
  floors: { parsed: 0, typed: 0, run: 0 },
  runs: [],
};

interface Flags {
  fix: boolean;
  updateEnv: boolean;
}

/** `docs samples`: checks and runs the samples of the site in `folder`, and returns the counts as text if there were samples. */
export async function samplesCommand(
  folder: string,
  engine: Engine,
  flags: Flags,
): Promise<{ text: string; diagnostics: ReportedDiagnostic[] }> {
  const { settings, diagnostics } = await loadSettings(folder, engine);
  if (!settings) return { text: '', diagnostics: withLevels(diagnostics) };
  const setup = await compileSetup(settings, engine);
  if (Array.isArray(setup)) return { text: '', diagnostics: withLevels([...diagnostics, ...setup]) };

  const samples = await collectSamples(settings, setup.options);
  const { root, configFile } = settings;
  const cache = new CheckedCache(path.join(engine.cacheFolder, `samples-${cacheName(root, engine.cacheFolder)}.json`), engine.hash);
  const checked = await checkSamples(samples, settings.samples ?? NOTHING_ASKED, {
    root,
    configFile,
    cache,
  });
  await cache.save();
  const found = await Promise.all(settings.versions.map((version) => findSources(version, root)));
  const { names } = setup.options;
  const ran = await runCommand({
    ...flags,
    root,
    pages: found.flatMap(({ sources }) => sources.map(({ relativePath, path: page }) => ({ file: relativePath, page }))),
    settings: runSettings(setup.plugins),
    expand: (text) => expandConstants(text, names).text,
    cacheFolder: path.join(engine.cacheFolder, `samples-${cacheName(root, engine.cacheFolder)}`),
  });
  return {
    text: `${countsText(checked.counts)}\n${ran.text}`,
    diagnostics: withLevels([...diagnostics, ...checked.diagnostics, ...ran.issues], settings.errors),
  };
}

/** What the settings say to the plugin; without it, only those samples run whose fences say so. */
function runSettings({ all }: PluginSet): RunSettings {
  const options = all.find(({ plugin }) => plugin === samplesPlugin)?.options;
  return options === undefined ? NO_RUN_SETTINGS : (options as RunSettings); // checked by the options of the plugin
}
