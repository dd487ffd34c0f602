import path from 'node:path';
import { compileSetup } from '../core/build/compile-setup.ts';
import { withLevels } from '../core/check/diagnostic-levels.ts';
import { loadSettings } from '../core/config/load-settings.ts';
import type { SampleSettings } from '../core/config/settings.ts';
import type { ReportedDiagnostic } from '../core/shared/diagnostic.ts';
import { cacheName } from '../core/util/cache-name.ts';
import type { Engine } from '../core/util/engine.ts';
import { checkSamples } from './check-samples.ts';
import { CheckedCache } from './checked-cache.ts';
import { collectSamples } from './collect-samples.ts';
import { countsText } from './count-samples.ts';

/** Without the setting, samples are only parsed. */
const NOTHING_ASKED: SampleSettings = { declarations: undefined, define: '', floors: { parsed: 0, typed: 0, run: 0 }, runs: [] };

/** `docs samples`: checks the samples of the site in `folder`, and returns the counts as text if there were samples. */
export async function samplesCommand(folder: string, engine: Engine): Promise<{ text: string; diagnostics: ReportedDiagnostic[] }> {
  const { settings, diagnostics } = await loadSettings(folder, engine);
  if (!settings) return { text: '', diagnostics: withLevels(diagnostics) };
  const setup = await compileSetup(settings, engine);
  if ('help' in setup) return { text: '', diagnostics: withLevels([...diagnostics, setup]) };

  const samples = await collectSamples(settings, setup.options);
  const { root, configFile } = settings;
  const cache = new CheckedCache(path.join(engine.cacheFolder, `samples-${cacheName(root, engine.cacheFolder)}.json`), engine.hash);
  const checked = await checkSamples(samples, settings.samples ?? NOTHING_ASKED, {
    root,
    configFile,
    cache,
  });
  await cache.save();
  return { text: countsText(checked.counts), diagnostics: withLevels([...diagnostics, ...checked.diagnostics], settings.errors) };
}
