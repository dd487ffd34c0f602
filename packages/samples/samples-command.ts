import path from 'node:path';
import { compileSetup } from '../core/build/compile-setup.ts';
import { loadSite } from '../core/build/load-site.ts';
import { withLevels } from '../core/check/diagnostic-levels.ts';
import { splitIncludes } from '../core/content/markdown/expand-includes.ts';
import { readPage } from '../core/content/markdown/read-page.ts';
import { expandConstants } from '../core/content/source/constants.ts';
import { findSources, type Source } from '../core/content/source/find-sources.ts';
import type { PluginSet } from '../core/plugins/plugin-set.ts';
import type { ReportedDiagnostic } from '../core/shared/diagnostic.ts';
import { bundleForNode } from '../core/util/bundle-for-node.js';
import { cacheName } from '../core/util/cache-name.ts';
import { shortHash } from '../core/util/digest.ts';
import type { Engine } from '../core/util/engine.ts';
import { caseResults } from './cases/case-results.ts';
import { loadCases } from './cases/load-cases.ts';
import { type KeptResult, runCases } from './cases/run-cases.ts';
import { checkSamples } from './check-samples.ts';
import { CheckedCache } from './checked-cache.ts';
import { collectSamples } from './collect-samples.ts';
import { countsText } from './count-samples.ts';
import samplesPlugin from './plugin.ts';
import { availableIsolation } from './run/isolation/sandbox.ts';
import type { CaseBlockResult } from './run/outcome/case-block.ts';
import { ownMasks } from './run/outcome/masks.ts';
import { FileRunCache } from './run/run-cache.ts';
import { type PageText, runCommand } from './run/run-command.ts';
import { limitsOf } from './run/run-site.ts';
import { NO_RUN_SETTINGS, type RunSettings } from './run/settings.ts';
import type { Sample } from './syntax/sample.ts';

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
  const loaded = await loadSite(folder, engine);
  const { settings } = loaded;
  if (!settings) return { text: '', diagnostics: withLevels(loaded.diagnostics) };
  const diagnostics = [...loaded.diagnostics, ...(settings.notices ?? [])];
  const setup = await compileSetup(settings, engine);
  if (Array.isArray(setup)) return { text: '', diagnostics: withLevels([...diagnostics, ...setup]) };

  const samples = await collectSamples(settings, setup.options);
  const { root, configFile } = settings;
  const name = path.join(engine.cacheFolder, `samples-${cacheName(root, engine.cacheFolder)}`);
  const options = optionsOf(setup.plugins);
  const found = await Promise.all(settings.versions.map((version) => findSources(version, root)));
  const { names } = setup.options;
  const ran = await runCommand({
    ...flags,
    root,
    pages: found.flatMap(({ sources }) => sources.flatMap(pageText)),
    settings: options,
    cases: await ownCases(samples, options, { root, engine, cacheFolder: name }),
    expand: (text) => expandConstants(text, names).text,
    cacheFolder: name,
  });
  const cache = new CheckedCache(`${name}.json`, engine.hash);
  const checked = await checkSamples(samples, options, { root, configFile, cache, passed: ran.passed });
  await cache.save();
  return {
    text: `${countsText(checked.counts)}\n${ran.text}`,
    diagnostics: withLevels([...diagnostics, ...checked.diagnostics, ...ran.issues], settings.errors),
  };
}

/** A page with includes expanded. An unreadable one is reported when it's compiled. */
function pageText(source: Source): PageText[] {
  const includes: string[] = [];
  const expanded = readPage(source, (file) => includes.push(file));
  return typeof expanded === 'string' ? [{ file: source.relativePath, page: source.path, includes, ...splitIncludes(expanded) }] : [];
}

/** Runs the site's cases, if it has any. */
async function ownCases(
  samples: readonly Sample[],
  settings: RunSettings,
  { root, engine, cacheFolder }: { root: string; engine: Engine; cacheFolder: string },
): Promise<CaseBlockResult[]> {
  if (settings.cases === undefined) return [];
  const bundle = async (file: string) => {
    const name = `samples-${shortHash(file)}-${cacheName(root, engine.cacheFolder)}`;
    const bundled = { name, entries: { module: path.join(root, file) }, root, engine: engine.folder, cacheFolder: engine.cacheFolder };
    return path.join(await bundleForNode(bundled), 'module.js');
  };
  const cache = new FileRunCache<KeptResult>(path.join(cacheFolder, 'cases.json'));
  const { results } = await runCases(samples, {
    ...{ root, bundle, cache, cacheFolder, cases: await loadCases(settings.cases, root, bundle) },
    inputs: settings.inputs,
    isolation: availableIsolation(),
    limits: limitsOf(settings),
  });
  cache.save();
  return caseResults(results, ownMasks(settings.mask));
}

/** The plugin's options. Without the plugin, only samples marked to run do. */
function optionsOf({ all }: PluginSet): RunSettings {
  const options = all.find(({ plugin }) => plugin === samplesPlugin)?.options;
  return options === undefined ? NO_RUN_SETTINGS : (options as RunSettings); // validated by the plugin's options
}
