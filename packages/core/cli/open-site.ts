import path from 'node:path';
import { compileSetup } from '../build/compile-setup.ts';
import { loadSite } from '../build/load-site.ts';
import { withLevels } from '../check/checks.ts';
import { sortDiagnostics } from '../check/format-diagnostics.ts';
import { codeOfSite } from '../content/code-of-pages.ts';
import { splitIncludes } from '../content/markdown/expand-includes.ts';
import { readPage } from '../content/markdown/read-page.ts';
import { expandConstants } from '../content/source/constants.ts';
import { findSources, type Source } from '../content/source/find-sources.ts';
import type { OpenSite, PageText } from '../plugin/tool-command.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import { bundleForNode } from '../util/bundle-for-node.js';
import { cacheName, shortHash } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';
import { report, summary } from './report.ts';

/** Reads the settings and plugins of a site. If they're invalid, reports the errors and returns the exit code. */
export async function openSite(folder: string, engine: Engine): Promise<OpenSite | number> {
  const { settings, diagnostics } = await loadSite(folder, engine);
  const noted: readonly AnyDiagnostic[] = [...diagnostics, ...(settings?.notices ?? [])];
  const print = (found: readonly AnyDiagnostic[], text: string) => {
    const all = sortDiagnostics(withLevels([...noted, ...found], settings?.errors));
    // These commands don't report them anywhere else.
    report(all, Number.POSITIVE_INFINITY);
    if (text !== '') console.log(text);
    return summary(all, '');
  };
  if (!settings) return print([], '');
  const setup = await compileSetup(settings, engine);
  if (Array.isArray(setup)) return print(setup, '');

  const { root, configFile, versions } = settings;
  const keptAt = (name: string) => path.join(engine.cacheFolder, `${name}-${cacheName(root, engine.cacheFolder)}`);
  return {
    ...{ root, configFile, keptAt, engine: engine.hash, report: print },
    optionsOf: (name) => setup.plugins.all.find(({ plugin }) => plugin.name === name)?.options,
    code: () => codeOfSite(settings, setup.options),
    texts: async () => {
      const found = await Promise.all(versions.map((version) => findSources(version, root)));
      return found.flatMap(({ sources }) => sources.flatMap(textOf));
    },
    expand: (text) => expandConstants(text, setup.options.names).text,
    bundle: async (name, file) => {
      const entries = { module: path.join(root, file) };
      const bundled = { name: path.basename(keptAt(`${name}-${shortHash(file)}`)), entries, root, engine: engine.folder };
      return path.join(await bundleForNode({ ...bundled, cacheFolder: engine.cacheFolder }), 'module.js');
    },
  };
}

/** A page with its includes expanded. An unreadable page is reported when it's compiled. */
function textOf(source: Source): PageText[] {
  const includes: string[] = [];
  const expanded = readPage(source, (file) => includes.push(file));
  return typeof expanded === 'string' ? [{ file: source.relativePath, page: source.path, includes, ...splitIncludes(expanded) }] : [];
}
