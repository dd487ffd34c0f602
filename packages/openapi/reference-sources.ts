import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../core/config/settings.ts';
import { findSources, type Source } from '../core/content/source/find-sources.ts';
import type { Diagnostic } from '../core/shared/diagnostic.ts';
import { fileDiagnostic } from '../core/shared/file-diagnostic.ts';
import { cacheName } from '../core/util/cache-name.ts';
import { displayPath } from '../core/util/display-path.ts';
import { exampleDiagnostics } from './example-diagnostics.ts';
import { notPlaced } from './not-placed.ts';
import { readDescription } from './read-description.ts';
import { referencePages } from './reference-pages.ts';

export interface ReferenceSources {
  sources: Source[];
  diagnostics: Diagnostic[];
}

export async function referenceSources(settings: Settings, cacheFolder: string): Promise<ReferenceSources> {
  const { openapi, root, versions, names } = settings;
  if (openapi.length === 0) return { sources: [], diagnostics: [] };
  const found = await Promise.all(versions.map((version) => findSources(version, root)));
  const written = new Map(found.flatMap((one) => one.sources.map((source) => [source.path, source])));
  const known = new Set([...written.keys(), ...found.flatMap(({ assets }) => assets.map((asset) => asset.path))]);
  const isKnownLink = (href: string) =>
    /^(?:https?:|mailto:)[^\s]+$/.test(href) || (href.startsWith('/') && known.has(href.replace(/#.*/, '')));
  const sources: Source[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { file, path: begin, title, areas, keyVariable } of openapi) {
    const shown = displayPath(root, file);
    const document = await readDescription(file, shown, names);
    if (Array.isArray(document)) {
      diagnostics.push(...document);
      continue;
    }
    diagnostics.push(...exampleDiagnostics(document, shown));
    const own = written.get(begin);
    if (own) {
      diagnostics.push(...notPlaced(document, own));
      continue;
    }
    const { pages, operations } = referencePages(document, { path: begin, title, areas, variable: keyVariable, isKnownLink });
    if (operations.length === 0)
      diagnostics.push(fileDiagnostic('openapi-broken', 'The description has no operations.', 'Add `paths` or `webhooks`.', shown));
    const folder = path.join(cacheFolder, `openapi-${cacheName(root, cacheFolder)}`, displayPath(root, file).replace(/[^\w.-]+/g, '-'));
    const version =
      versions.filter((candidate) => begin.startsWith(candidate.path)).sort((a, b) => b.path.length - a.path.length)[0] ?? versions[0];
    if (!version) continue;
    for (const page of pages) {
      const name = `${page.path.slice(begin.length).replace(/\/$/, '') || 'index'}.mdx`;
      const target = path.join(folder, name);
      await mkdir(folder, { recursive: true });
      // An unchanged file keeps its time, so that its page is not compiled again.
      if ((await readFile(target, 'utf8').catch(() => undefined)) !== page.text) await writeFile(target, page.text);
      sources.push({
        file: target,
        relativePath: `${shown}/${name}`,
        origin: shown,
        path: page.path,
        version: version.id,
        folder: `${shown}/`,
        prefix: version.path,
      });
    }
  }
  return { sources, diagnostics };
}
