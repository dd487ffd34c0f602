import path from 'node:path';
import { compileSetup } from '../build/compile-setup.ts';
import type { Engine } from '../build/engine.ts';
import { cacheName } from '../config/cache-name.ts';
import { loadSettings } from '../config/load-settings.ts';
import type { SampleSettings } from '../config/settings.ts';
import type { Mistake } from '../shared/mistake.ts';
import { checkSamples } from './check-samples.ts';
import { collectSamples } from './collect-samples.ts';
import { countsText } from './count-samples.ts';
import { ProofCache } from './proof-cache.ts';

/** Without the setting, samples are only parsed. */
const NOTHING_ASKED: SampleSettings = { declarations: undefined, define: '', floors: { parsed: 0, typed: 0, run: 0 }, runs: [] };

/** `docs samples`: checks the samples of the site in `folder`, and returns the counts as text if there were samples. */
export async function samplesCommand(folder: string, engine: Engine): Promise<{ text: string; mistakes: Mistake[] }> {
  const { settings, mistakes } = await loadSettings(folder, engine.cacheFolder);
  if (!settings) return { text: '', mistakes };
  const setup = await compileSetup(settings, engine);
  if ('level' in setup) return { text: '', mistakes: [...mistakes, setup] };

  const samples = await collectSamples(settings, setup.options);
  const { root, configFile } = settings;
  const cache = new ProofCache(path.join(engine.cacheFolder, `samples-${cacheName(root, engine.cacheFolder)}.json`), engine.hash);
  const checked = await checkSamples(samples, settings.samples ?? NOTHING_ASKED, {
    root,
    configFile,
    cache,
  });
  await cache.save();
  return { text: countsText(checked.counts), mistakes: [...mistakes, ...checked.mistakes] };
}
