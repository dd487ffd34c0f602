import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyDiagnostic, AuthorError } from '../core/plugin/helpers.ts';
import type { OpenSite } from '../core/plugin/tool-command.ts';
import type { Cases, CasesModule } from './cases/case.ts';
import { type KeptResult, runCases, type SampleResult } from './cases/run-cases.ts';
import { checkSamples } from './check-samples.ts';
import { CheckedCache } from './checked-cache.ts';
import { countsText } from './count-samples.ts';
import samplesPlugin from './plugin.ts';
import type { Block } from './run/block.ts';
import { availableIsolation } from './run/isolation/sandbox.ts';
import type { CaseBlockResult } from './run/outcome/case-block.ts';
import { sameOutput } from './run/outcome/compare-output.ts';
import type { OutdatedOutput } from './run/outcome/judge.ts';
import { ownMasks } from './run/outcome/masks.ts';
import { FileRunCache } from './run/run-cache.ts';
import { runCommand } from './run/run-command.ts';
import { limitsOf } from './run/run-site.ts';
import { NO_RUN_SETTINGS, type RunSettings } from './run/settings.ts';
import { type Sample, sampleOf } from './syntax/sample.ts';

/** Name of the cache. */
const KEPT = 'samples';

interface Flags {
  fix: boolean;
  updateEnv: boolean;
}

/** `docs samples`: checks and runs the samples of a site. `text`: the counts. */
export async function samplesCommand(site: OpenSite, flags: Flags): Promise<{ text: string; found: AnyDiagnostic[] }> {
  const { root, configFile, engine } = site;
  const samples = (await site.code()).map(sampleOf);
  const options = optionsOf(site);
  const ran = await runCommand({
    ...flags,
    ...{ root, expand: site.expand, settings: options, cacheFolder: site.keptAt(KEPT) },
    pages: await site.texts(),
    cases: await ownCases(samples, options, site),
  });
  const cache = new CheckedCache(`${site.keptAt(KEPT)}.json`, engine);
  const checked = await checkSamples(samples, options, { root, configFile, cache, passed: ran.passed, failed: ran.failed });
  await cache.save();
  return { text: `${countsText(checked.counts)}\n${ran.text}`, found: [...checked.diagnostics, ...ran.issues] };
}

/** Runs the cases of the site, if it has any. */
async function ownCases(samples: readonly Sample[], settings: RunSettings, site: OpenSite): Promise<CaseBlockResult[]> {
  if (settings.cases === undefined) return [];
  const { root } = site;
  const cacheFolder = site.keptAt(KEPT);
  const bundle = (file: string) => site.bundle(KEPT, file);
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
function optionsOf(site: OpenSite): RunSettings {
  const options = site.optionsOf(samplesPlugin.name);
  return options === undefined ? NO_RUN_SETTINGS : (options as RunSettings); // checked by the options of the plugin
}

/** Loads a site's cases. `bundle` compiles one of its modules and returns the file. */
export async function loadCases(file: string, root: string, bundle: (file: string) => Promise<string>): Promise<Cases> {
  try {
    const module: { default?: CasesModule } = await import(pathToFileURL(await bundle(file)).href);
    if (typeof module.default !== 'function') throw new Error('it exports no function by default');
    return await module.default({ root });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new AuthorError(`The cases of samples cannot be loaded from ${file}: ${message}`, 'Correct the module, or its path in `cases`.');
  }
}

/** Converts case results to block results: a block that doesn't show the outcome of its run is outdated. */
export async function caseResults(results: readonly SampleResult[], masks: readonly RegExp[]): Promise<CaseBlockResult[]> {
  return Promise.all(
    results.map(async ({ sample, faults, notRun, shows, tool }): Promise<CaseBlockResult> => {
      const block = blockOf(sample);
      const base = { block, line: block.line, tool, outputs: [] };
      if (notRun !== '') return { ...base, state: 'not run', why: notRun };
      if (faults.length > 0) return { ...base, state: 'failed', why: faults.join('; ') };
      const outputs: OutdatedOutput[] = [];
      for (const { block: shown, text } of shows) {
        const options = { json: shown.language === 'json', masks };
        if (!(await sameOutput(shown.code, text, options, async () => text)))
          outputs.push({ block: blockOf(shown), lines: undefined, printed: text });
      }
      return outputs.length === 0
        ? { ...base, state: 'passed', why: '' }
        : { ...base, state: 'outdated', why: 'the page shows another output', outputs };
    }),
  );
}

function blockOf({ file, page, language, code, lineOf }: Sample): Block {
  return { file, page, language, meta: '', code, line: lineOf(0) };
}
