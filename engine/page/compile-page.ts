import path from 'node:path';
import { shortHash } from '../build/short-hash.ts';
import { sampleIssues } from '../samples/sample-issues.ts';
import { indexPage } from '../search/core/index-page.ts';
import { decodeAddress, isExternal } from '../shared/address.ts';
import type { ContentComponent } from '../shared/content-component.ts';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';
import { asideIssues } from './aside-issues.ts';
import { bodyHtml } from './body-html.ts';
import { renderCodeBlock } from './code-block.ts';
import type { CompiledPage, PageLink } from './compiled-page.ts';
import { escapeHtml } from './escape-html.ts';
import type { Source } from './find-sources.ts';
import { parseFrontmatter, withoutFrontmatter } from './frontmatter.ts';
import { groupParts } from './group-parts.ts';
import { htmlTitle } from './html-title.ts';
import { linkPlaces } from './link-places.ts';
import { expandMacros } from './macros.ts';
import { type CompiledMarkdown, compileMarkdown } from './markdown.ts';
import { expandMarkdownComponents } from './markdown-components.ts';
import { imageIssue, type MarkdownIssue, syntaxIssue } from './markdown-issues.ts';
import { pageKey } from './page-key.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { type ScannedLink, type ScanOptions, scanHtml } from './scan-html.ts';
import { sourcePath } from './source-path.ts';
import { splitTables } from './split-tables.ts';
import { titleFromPath } from './title-from-path.ts';

/** Ids of what is around the article, such as `docsMain`. No slug has a capital letter, so only an id given by hand can be one. */
const FRAME_ID = /^docs[A-Z]/;

export interface CompileOptions {
  base: string;
  /** What `{{name}}` stands for. */
  names: Readonly<Record<string, string>>;
  components: ReadonlyMap<string, ContentComponent>;
  /** Whether code samples have to be right. */
  samples?: boolean;
}

/**
 * A source text → everything known of the page. It looks at nothing but its arguments, so the result
 * can be kept for as long as they stay the same.
 */
export async function compilePage(source: Source, text: string, options: CompileOptions): Promise<CompiledPage> {
  const mdx = /\.mdx$/i.test(source.relativePath);
  const written = mdx ? await expandMarkdownComponents(text, options.components) : { text, issues: [], lineOf: (line: number) => line };
  const expanded = expandMacros(written.text, options.names, mdx);
  // In .mdx an unknown name is spelt in another way, which is not for the frontmatter.
  const named = mdx ? expandMacros(text, options.names).text : expanded.text;
  const meta = parseFrontmatter(named);
  const issues: MarkdownIssue[] = [];
  const inSource = <Place extends { line: number; column: number }>(place: Place): Place => ({
    ...place,
    line: written.lineOf(place.line),
    column: expanded.columnOf(place.line, place.column),
  });

  const compiled = compile(expanded.text, mdx, options, issues);
  const blocks = await Promise.all((compiled?.codeBlocks ?? []).map(renderCodeBlock));
  for (const block of blocks) issues.push(...block.issues);
  if (options.samples) issues.push(...(await sampleIssues(compiled?.codeBlocks ?? [])));
  const body = compiled ? bodyHtml(compiled, options.components, (n) => blocks[n]?.html ?? '', issues) : { html: '', islands: [] };
  const links: ScanOptions = { base: options.base, resolveFile: (href) => resolveSourceLink(href, source) };
  const scanned = scanHtml(body.html, links);
  issues.push(...headingIssues(compiled, scanned.headings, scanned.ids));
  for (const image of scanned.imagesWithoutAlt) {
    issues.push(imageIssue(image, placeOf(expanded.text, image)));
  }

  const placed = (found: ScannedLink[]): PageLink[] => linkPlaces(found, expanded.text).map(inSource);
  const { thumbnail } = meta.frontmatter;
  const ownTitle = compiled?.heading ? undefined : htmlTitle(withoutFrontmatter(named));
  const titled = Boolean(compiled?.heading) || ownTitle !== undefined;
  const title = meta.title ?? (compiled?.heading || ownTitle || titleFromPath(source.path));
  const description = meta.frontmatter.short_description ?? '';
  const indexed = indexPage({ path: source.path, title, description, sections: scanned.sections, whole: true }, shortHash);
  return {
    record: {
      title,
      path: source.path,
      relativePath: source.relativePath,
      key: pageKey(source.path),
      frontmatter: meta.frontmatter,
      headers: (compiled?.headers ?? []).map(({ level, title: text, slug }) => ({ level, title: text, slug })),
    },
    version: source.version,
    html: groupParts(splitTables(titled ? scanned.html : `<h1>${escapeHtml(title)}</h1>${scanned.html}`)),
    islands: body.islands,
    ids: [...new Set([...scanned.ids, ...scanned.tabs])],
    sections: scanned.sections.map(({ anchor }) => anchor),
    links: placed(scanned.links),
    files: placed(thumbnail === undefined ? scanned.files : [{ href: thumbnail, written: thumbnail }, ...scanned.files]),
    search: indexed.pages,
    texts: indexed.texts,
    markdown: plainMarkdown(expanded.text, { ...links, title: titled ? undefined : title, mdx, path: source.path }),
    mistakes: [
      ...[...written.issues, ...meta.issues, ...expanded.issues].map((issue) => ({ ...issue, line: written.lineOf(issue.line) })),
      ...issues.map(inSource),
    ].map((issue): Mistake => ({ level: 'error', file: source.relativePath, ...issue })),
  };
}

function compile(text: string, mdx: boolean, options: CompileOptions, issues: MarkdownIssue[]): CompiledMarkdown | undefined {
  try {
    const compiled = compileMarkdown(text, mdx);
    issues.push(...compiled.issues, ...asideIssues(text, compiled.asides));
    for (const use of compiled.components) {
      if (options.components.has(use.name)) continue;
      const close = nearest(use.name, options.components.keys())[0];
      issues.push({
        id: 'component-unknown',
        message: `Unknown component <${use.name}>.`,
        help: close ? `Did you mean <${close}>?` : `Known components: ${[...options.components.keys()].sort().join(', ')}.`,
        line: use.line,
        column: use.column,
      });
    }
    return compiled;
  } catch (error) {
    issues.push(syntaxIssue(error));
    return undefined;
  }
}

function headingIssues(
  compiled: CompiledMarkdown | undefined,
  headings: { level: number; text: string }[],
  ids: string[],
): MarkdownIssue[] {
  const issues: MarkdownIssue[] = [];
  let last = 1;
  let next = 0;
  for (const heading of headings) {
    const line = compiled?.headers[next]?.line ?? 1;
    if (heading.level > 1) next++;
    if (heading.level > last + 1) {
      issues.push({
        id: 'heading-jump',
        message: `The heading “${heading.text}” skips from level ${last} to level ${heading.level}.`,
        help: `Use level ${last + 1} (${'#'.repeat(last + 1)}).`,
        line,
        column: 1,
      });
    }
    last = heading.level;
  }
  const seen = new Set<string>();
  for (const id of ids) {
    const ofFrame = FRAME_ID.test(id);
    if (ofFrame || seen.has(id)) {
      const line = compiled?.headers.findLast((header) => header.slug === id)?.line ?? 1;
      issues.push({
        id: 'slug-duplicate',
        message: ofFrame ? `The anchor #${id} belongs to the frame of the page.` : `The anchor #${id} is used twice on this page.`,
        help: ofFrame
          ? 'Use one that does not start with “docs” and a capital letter.'
          : 'Give one of the headings a different anchor with {#slug}.',
        line,
        column: 1,
      });
    }
    seen.add(id);
  }
  return issues;
}

/** Links to files are relative to the source: `../steps/index.md#x` → `/workflows/steps/#x`, `./a.png` → `/workflows/a.png`. */
function resolveSourceLink(href: string, source: Source): string | undefined {
  const match = /^([^?#]+\.\w+)([?#].*)?$/.exec(href);
  if (!match?.[1] || isExternal(href) || href.startsWith('/') || match[1].endsWith('.html')) return undefined;
  const file = decodeAddress(match[1]);
  if (file === undefined) return undefined; // told as a broken link
  const target = path.posix.join(path.posix.dirname(source.relativePath), file);
  if (!target.startsWith(source.folder)) return undefined;
  const inside = target.slice(source.folder.length);
  // In an address these would mean something else than the name of a file.
  const address = (/\.mdx?$/i.test(inside) ? sourcePath(inside) : inside).replace(/[%?#\s]/g, encodeURIComponent);
  return source.prefix + address + (match[2] ?? '');
}

function placeOf(text: string, needle: string): { line: number; column: number } {
  const at = Math.max(0, text.indexOf(needle));
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
