import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { indexPage } from '../../search/index/index-page.ts';
import { type AnyDiagnostic, placeAt } from '../shared/diagnostic.ts';
import { type InterfaceWords, type Say, sayIn } from '../shared/interface-words.ts';
import { NO_PARTS, type OwnParts } from '../shared/parts.ts';
import { plainWords } from '../shared/plain-words.ts';
import { contentComponents } from '../theme/content/index.ts';
import { shortHash } from '../util/digest.ts';
import { renderCodeBlock } from './code/render-code-block.ts';
import { headingIssues } from './heading-issues.ts';
import { type ScanOptions, scanHtml } from './html/scan-html.ts';
import type { ScannedLink, ScannedPage } from './html/scanned-page.ts';
import { bodyHtml } from './markdown/body-html.ts';
import type { CodeBlock, CompiledMarkdown } from './markdown/compile/compiled-markdown.ts';
import { htmlTitle } from './markdown/html-title.ts';
import { linkPlaces } from './markdown/link-places.ts';
import { markdownCopy } from './markdown/markdown-copy.ts';
import { type ParsedPage, parsePage } from './markdown/parse-page.ts';
import { optionsFor, type ResolvedPage, type ResolveOptions, resolvePage } from './markdown/resolve-page.ts';
import type { CompiledPage, PageLink } from './source/compiled-page.ts';
import type { Source } from './source/find-sources.ts';
import { type ParsedFrontmatter, parseFrontmatter } from './source/frontmatter.ts';
import { withoutFrontmatter } from './source/frontmatter-block.ts';
import { pageKey, resolveSourceLink } from './source/page-addresses.ts';
import { type PluginFields, pluginFields } from './source/plugin-fields.ts';
import { imageIssue, removedIssue, type SourceIssue } from './source/source-issue.ts';
import { titleFromFile } from './source/source-path.ts';
import { type PageChanges, type PageTransform, type TransformedPage, transformPage } from './transform-page.ts';

export interface CompileOptions extends ResolveOptions {
  base: string;
  /** Language code and interface words, by the key of the translation; the empty key is the original. */
  languages?: Readonly<Record<string, { lang: string; words: InterfaceWords }>>;
  /** The site's replacements for parts of the theme. */
  own?: OwnParts;
  /** Plugins' checks of the code blocks of a page. */
  code?: (blocks: readonly CodeBlock[], file: string) => Promise<AnyDiagnostic[]>;
  /** Plugins' transforms of the tree of each page. */
  transforms?: readonly PageTransform[];
  /** Frontmatter fields that plugins declare. */
  fields?: PluginFields;
}

/** Compiles the text of a page (see `readPage`) in four stages. The result depends only on the arguments, so it can be cached by them. */
export async function compilePage(source: Source, text: string, given: CompileOptions): Promise<CompiledPage> {
  const options = await optionsFor(text, given);
  const { lang, words } = languageOf(source, options);
  const say = sayIn(words);
  const { resolved, parsed } = await readMarkdown(source, text, { ...options, say, lang });
  const read = parseFrontmatter(resolved.named);
  const meta: PageMeta = { ...read, ...pluginFields(read.frontmatter, read.issues, resolved.named, options.fields) };
  const page = { path: source.path, file: fileOf(source), version: source.version, frontmatter: meta.frontmatter };
  const transformed = await transform(parsed, page, { options, say });
  return inspect(source, resolved, meta, transformed, options);
}

/**
 * Reads the text of a page. If it is not valid MDX, reads it as .md instead, where component tags are blocks and there are no
 * expressions.
 */
async function readMarkdown(
  source: Source,
  text: string,
  options: CompileOptions & { say: Say },
): Promise<{ resolved: ResolvedPage; parsed: ParsedPage }> {
  const resolved = await resolvePage(source, text, options);
  const parsed = parsePage(source, resolved, options);
  if (!resolved.mdx || !parsed.isPlain) return { resolved, parsed };
  const plain = await resolvePage(source, text, options, false);
  // Under any other extension, the page does not have to be valid MDX.
  const issues = /\.mdx$/i.test(source.relativePath) ? parsed.issues.map(resolved.inSource) : [];
  return { resolved: { ...plain, issues: [...issues, ...plain.issues] }, parsed: parsePage(source, plain, options) };
}

type PageMeta = Pick<ParsedFrontmatter, 'title' | 'frontmatter' | 'issues'>;

/** The file named in messages. */
function fileOf({ origin, relativePath }: Source): string {
  return origin ?? relativePath;
}

interface Transformed {
  compiled: CompiledMarkdown;
  html: string;
  islands: CompiledPage['islands'];
  issues: SourceIssue[];
  data: PageChanges['data'];
  /** Diagnostics of plugins, with locations in the text. */
  diagnostics: AnyDiagnostic[];
}

/**
 * Runs the plugins' transforms, then renders the body and its highlighted code as HTML. If the body throws, uses the parser's next
 * fallback.
 */
async function transform(read: ParsedPage, page: TransformedPage, language: { options: CompileOptions; say: Say }): Promise<Transformed> {
  const { options, say } = language;
  const own = options.own ?? NO_PARTS;
  const { parsed, data, diagnostics } = await transformPage(read, page, { ...options, say });
  const { compiled, issues, otherwise } = parsed;
  const blocks = await Promise.all(compiled.codeBlocks.map((block) => renderCodeBlock(block, { say, own })));
  const found = [...issues, ...blocks.flatMap((block) => block.issues)];
  const body = bodyHtml(compiled, {
    components: options.components,
    say,
    own,
    code: (n) => blocks[n]?.html ?? '',
  });
  if (!body.failed || !otherwise) {
    const ofCode = (await options.code?.(compiled.codeBlocks, page.file)) ?? [];
    const all = [...diagnostics, ...ofCode];
    return { compiled, html: body.html, islands: body.islands, issues: [...found, ...body.issues], data, diagnostics: all };
  }
  const other = await transform(otherwise(), page, language);
  const failed = other.issues.some(({ id }) => id === 'expression-failed') ? [] : body.issues;
  return { ...other, issues: [...other.issues, ...failed] };
}

/** Collects from the finished HTML what checks, search and other pages need. */
function inspect(source: Source, resolved: ResolvedPage, meta: PageMeta, transformed: Transformed, options: CompileOptions): CompiledPage {
  const { text, named, mdx, inSource } = resolved;
  const { compiled, islands } = transformed;
  const say = sayIn(languageOf(source, options).words);
  // API descriptions come from elsewhere, so they are not trusted.
  const safe = source.origin !== undefined || (options.safe === true && !mdx);
  const links: ScanOptions = { base: options.base, resolveFile: (href) => resolveSourceLink(href, source), safe };
  const ownTitle = compiled.heading ? undefined : htmlTitle(withoutFrontmatter(named));
  const titled = Boolean(compiled.heading) || ownTitle !== undefined;
  const title = plainWords(meta.title ?? '') || compiled.heading || ownTitle || titleFromFile(source);
  const heading = titled ? '' : renderToStaticMarkup(createElement('h1', undefined, title));
  const scanned = scanHtml(transformed.html, { ...links, article: { heading, hidden: resolved.home, say } });
  const issues = [
    ...transformed.issues,
    ...headingIssues(compiled, scanned.headings, scanned.ids),
    ...linkPlaces(scanned.refused, text).map(({ href, line, column }) => ({ ...removedIssue(`The address ${href}`), line, column })),
    ...scanned.imagesWithoutAlt.map((image) => imageIssue(image, placeAt(text, text.indexOf(image)))),
  ];
  const placed = (found: ScannedLink[]): PageLink[] => linkPlaces(found, text).map(inSource);
  const { thumbnail, short_description: description = '' } = meta.frontmatter;
  const components = ownComponents(named + text, compiled.components, options);
  const indexed = indexPage({ path: source.path, title, description, sections: scanned.sections, whole: true }, shortHash);
  return {
    record: {
      title,
      path: source.path,
      relativePath: source.origin ?? source.relativePath,
      ...(source.place === undefined ? {} : { place: source.place }),
      key: pageKey(source.path, source.locale),
      frontmatter: meta.frontmatter,
      headers: compiled.headers.flatMap(({ level, title: words, slug }) => (words === '' ? [] : [{ level, title: words, slug }])),
    },
    version: source.version,
    ...(source.locale === undefined ? {} : { locale: source.locale }),
    html: heading + scanned.html,
    islands,
    ids: [...new Set([...scanned.ids, ...scanned.fragments])],
    sections: scanned.sections.map(({ anchor }) => anchor),
    ...(isBlank(scanned, islands) ? { blank: true } : {}),
    ...(components.length > 0 ? { components } : {}),
    links: placed(scanned.links),
    frames: placed(scanned.frames),
    files: placed(thumbnail === undefined ? scanned.files : [{ href: thumbnail, written: thumbnail }, ...scanned.files]),
    search: indexed.pages,
    texts: indexed.texts,
    markdown: markdownCopy(text, {
      ...links,
      say,
      title: titled ? undefined : title,
      mdx,
      path: source.path,
    }),
    ...(Object.keys(transformed.data).length === 0 ? {} : { data: transformed.data }),
    diagnostics: [...meta.issues, ...resolved.issues, ...[...issues, ...transformed.diagnostics].map(inSource)].map(
      (issue): AnyDiagnostic => ({
        file: fileOf(source),
        ...issue,
        ...(source.origin === undefined ? {} : { line: 1, column: 1 }),
      }),
    ),
  };
}

/** Names of plugin and site components that occur in the text, or that a transform added. */
function ownComponents(text: string, used: CompiledMarkdown['components'], { components }: CompileOptions): string[] {
  const names = new Set([...[...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name), ...used.map(({ name }) => name)]);
  return [...names].filter((name) => components.has(name) && components.get(name) !== contentComponents[name]).sort();
}

function isBlank({ sections, files, frames }: ScannedPage, islands: CompiledPage['islands']): boolean {
  const says = sections.some(({ level, text, code }) => level > 1 || text.trim() !== '' || code.length > 0);
  return !says && files.length + frames.length + islands.length === 0;
}

/** Language code and interface words of a page. */
function languageOf({ locale = '' }: Source, { languages = {} }: CompileOptions): { lang: string; words: InterfaceWords } {
  return languages[locale] ?? { lang: '', words: {} };
}
