import path from 'node:path';
import type { SourcesContext } from '../core/plugin/contexts.ts';
import type { PluginSource, PluginSources } from '../core/plugin/define-plugin.ts';
import { type AnyDiagnostic, fileDiagnostic } from '../core/shared/diagnostic.ts';
import { displayPath } from '../core/util/files.ts';
import { readDescription } from './description/read-description.ts';
import type { DescriptionOptions } from './description-options.ts';
import { type OwnWords, sayReferenceIn } from './language/reference-texts.ts';
import { notPlaced } from './not-placed.ts';
import { exampleDiagnostics } from './operations/example-diagnostics.ts';
import { referencePages } from './pages/reference-pages.ts';
import type { ResolveLink } from './pages/safe-markdown.ts';

/** The last valid pages of each description, which `docs dev` keeps showing while it's edited. */
const lastGood = new Map<string, readonly PluginSource[]>();

/** The pages of all descriptions, except those whose operations an author places on a page at their path. */
export async function referenceSources(
  descriptions: readonly DescriptionOptions[],
  { root, names, lang, options, written, assets }: SourcesContext<{ words: OwnWords }>,
): Promise<PluginSources> {
  const pages: PluginSource[] = [];
  const diagnostics: AnyDiagnostic[] = [];
  for (const { file, path: begin, title, areas, keyVariable, send, links } of descriptions) {
    const key = `${file} ${begin}`;
    const absolute = path.resolve(root, file);
    const shown = displayPath(root, absolute);
    const document = await readDescription(absolute, shown, names);
    if (Array.isArray(document)) {
      diagnostics.push(...document);
      pages.push(...(lastGood.get(key) ?? []));
      continue;
    }
    document.say = sayReferenceIn(lang, options.words);
    diagnostics.push(...exampleDiagnostics(document, shown));
    const own = written.get(begin);
    if (own) {
      const below = [...written].flatMap(([address, page]) => (address !== begin && address.startsWith(begin) ? [page] : []));
      diagnostics.push(...notPlaced(document, own, below));
      continue;
    }
    const isKnown = (target: string) => written.has(target) || assets.has(target);
    const resolveLink = linkResolver(links, document.root, isKnown);
    const made = referencePages(document, { path: begin, title, areas, variable: keyVariable, send, resolveLink });
    if (made.operations.length === 0)
      diagnostics.push(fileDiagnostic('openapi-broken', 'The description has no operations.', 'Add `paths` or `webhooks`.', shown));
    const ready = made.pages.map((page) => ({ ...page, place: begin.slice(1) + page.place, origin: shown, mdx: true, verbatim: true }));
    lastGood.set(key, ready);
    pages.push(...ready);
  }
  return { pages, diagnostics };
}

/** Resolves links in a description: to pages of this site, to other hosts, or relative to the `links` option. */
export function linkResolver(
  links: string | undefined,
  root: Readonly<Record<string, unknown>>,
  isKnown: (address: string) => boolean,
): ResolveLink {
  const docs = root.externalDocs;
  const base = links ?? (typeof docs === 'object' && docs !== null && 'url' in docs ? String(docs.url) : undefined);
  return (href) => {
    if (/^(?:https?:\/\/|mailto:)\S+$/.test(href)) return href;
    if (href.startsWith('/') && isKnown(href.replace(/[?#].*/, ''))) return href;
    return base !== undefined && /^(?:\.{0,2}\/|[\w-]+\/)/.test(href) && URL.canParse(href, base) ? new URL(href, base).href : undefined;
  };
}
