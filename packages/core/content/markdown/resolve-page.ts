import { isExternal, wikiAddress } from '../../shared/address.ts';
import type { ContentComponent } from '../../shared/content-component.ts';
import { asItIs, expandConstants } from '../source/constants.ts';
import type { Source } from '../source/find-sources.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { splitIncludes } from './expand-includes.ts';
import { expandMarkdownComponents } from './markdown-components.ts';
import { readDialects, type TextDialect } from './read-dialects.ts';
import { type CodeRange, codeRanges, replaceCode, replaceText } from './replace-code.ts';
import { replaceEmoji } from './replace-emoji.ts';
import { shapePage } from './shape-page.ts';

export interface ResolveOptions {
  /** Whether HTML in .md is limited to elements that cannot run or load anything. .mdx is code, so it is always trusted. */
  safe?: boolean;
  /** Values of `{{name}}`. */
  names: Readonly<Record<string, string>>;
  components: ReadonlyMap<string, ContentComponent>;
  /** Language of the page. */
  lang?: string;
  /** Syntax of other tools that a text may contain. */
  dialects?: readonly TextDialect[];
  /** Loads dialects and components for the first text that may need them. */
  late?: (text: string) => Promise<LateOptions | undefined>;
}

export interface LateOptions {
  dialects: readonly TextDialect[];
  components: ReadonlyMap<string, ContentComponent>;
}

/** Adds the options that this text needs. The site's own take precedence over those loaded late. */
export async function optionsFor<Options extends ResolveOptions>(text: string, options: Options): Promise<Options> {
  const late = await options.late?.(text);
  if (!late) return options;
  const components = new Map([...late.components, ...options.components]);
  return { ...options, components, dialects: [...new Set([...(options.dialects ?? []), ...late.dialects])] };
}

export interface ResolvedPage {
  mdx: boolean;
  /** Markdown with constants and Markdown components expanded. */
  text: string;
  /** The source with only constants expanded, for reading everything besides Markdown. */
  named: string;
  issues: SourceIssue[];
  /** See `ShapedPage`. */
  home: number;
  /** A location in `text` → the same location in the source. */
  inSource: <Place extends { line: number; column: number }>(place: Place) => Place;
}

/** An import or export. */
const MODULE = /^(?:import\s+(?:[\w*{}\s,$]+\s+from\s+)?(["'])[^"'\n]+\1;?[ \t]*$|export\s+(?:const|let|function)\s)/m;

/**
 * Whether braces and tags of a page are code. In Docusaurus, .md files may be .mdx by another name: those import something. A page with
 * a script belongs to Vue or Svelte.
 */
export function isMdx({ relativePath, origin }: PageName, text: string, safe = false): boolean {
  if (/\.mdx$/i.test(relativePath)) return true;
  if (safe || origin !== undefined || !MODULE.test(text) || /<script[\s>]/.test(text)) return false;
  return MODULE.test(replaceCode(text, () => ''));
}

/** Swaps the parts of links in a GitHub wiki, `[[words|page]]`. All other tools write the page first. */
function wordsFirst(text: string): string {
  return replaceText(text, (words) =>
    words.replace(/(?<!\\)\[\[([^[\]|\n]+)\|([^[\]|\n]+)\]\]/g, (_, first: string, second: string) => {
      const [label, page] = isExternal(first) ? [second, first] : [first, second.trim()];
      return `[${label}](${isExternal(page) ? page : wikiAddress(encodeURI(page))})`;
    }),
  );
}

type PageName = Pick<Source, 'relativePath' | 'origin' | 'wiki' | 'verbatim'>;

/** Expands constants and Markdown components first, so that their text is parsed like the rest of the page. */
export async function resolvePage(
  page: PageName,
  expandedText: string,
  { names, components, dialects = [], safe, lang }: ResolveOptions,
  mdx = isMdx(page, expandedText, safe),
): Promise<ResolvedPage> {
  const { relativePath } = page;
  const whole = splitIncludes(expandedText);
  const { text, lineOf, home } = shapePage(page.wiki ? wordsFirst(whole.text) : whole.text, relativePath);
  const read = readDialects(text, mdx, dialects);
  const inWhole = <Place extends { line: number }>(place: Place): Place => ({ ...place, line: whole.lineOf(lineOf(place.line)) });
  const written = mdx
    ? await expandMarkdownComponents(await replaceEmoji(read.text), components, lang)
    : { text: await replaceEmoji(read.text), issues: [], lineOf: (line: number) => line };
  let codes: readonly CodeRange[] | undefined;
  const isCode = (at: number) => {
    codes ??= codeRanges(written.text);
    return codes.some(({ start, end }) => start <= at && at < end);
  };
  const expanded = page.verbatim ? asItIs(written.text) : expandConstants(written.text, names, mdx, isCode);
  const beforeConstants = (issue: SourceIssue) => read.inSource({ ...issue, line: written.lineOf(issue.line) });
  return {
    mdx,
    text: expanded.text,
    // In .mdx, unknown names are escaped, which must not happen in the frontmatter.
    named: page.verbatim ? text : expandConstants(text, names).text,
    home,
    issues: [...read.issues, ...[...written.issues, ...expanded.issues].map(beforeConstants)].map(inWhole),
    inSource: (place) =>
      inWhole(read.inSource({ ...place, line: written.lineOf(place.line), column: expanded.columnOf(place.line, place.column) })),
  };
}
