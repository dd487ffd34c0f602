import path from 'node:path';
import type { SourcesContext } from '../core/plugin/contexts.ts';
import type { PluginSource, PluginSources } from '../core/plugin/define-plugin.ts';
import type { AnyDiagnostic } from '../core/shared/diagnostic.ts';
import { fileDiagnostic } from '../core/shared/file-diagnostic.ts';
import { displayPath } from '../core/util/display-path.ts';
import type { DescriptionOptions } from './description-options.ts';
import { exampleDiagnostics } from './example-diagnostics.ts';
import { notPlaced } from './not-placed.ts';
import { readDescription } from './read-description.ts';
import { referencePages } from './reference-pages.ts';

/** The pages of all descriptions, unless an author has written a page at their address and places the operations there. */
export async function referenceSources(
  descriptions: readonly DescriptionOptions[],
  { root, names, written, assets }: SourcesContext,
): Promise<PluginSources> {
  const isKnownLink = (href: string) => {
    const target = href.replace(/#.*/, '');
    return /^(?:https?:|mailto:)[^\s]+$/.test(href) || (href.startsWith('/') && (written.has(target) || assets.has(target)));
  };
  const pages: PluginSource[] = [];
  const diagnostics: AnyDiagnostic[] = [];
  for (const { file, path: begin, title, areas, keyVariable } of descriptions) {
    const absolute = path.resolve(root, file);
    const shown = displayPath(root, absolute);
    const document = await readDescription(absolute, shown, names);
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
    const made = referencePages(document, { path: begin, title, areas, variable: keyVariable, isKnownLink });
    if (made.operations.length === 0)
      diagnostics.push(fileDiagnostic('openapi-broken', 'The description has no operations.', 'Add `paths` or `webhooks`.', shown));
    pages.push(...made.pages.map((page) => ({ ...page, origin: shown, mdx: true })));
  }
  return { pages, diagnostics };
}
