import type { Frontmatter } from '../shared/page-record.ts';
import { readingFile } from '../util/native-call.ts';
import { compileMarkdown } from './markdown/compile/compile-markdown.ts';
import { splitIncludes } from './markdown/expand-includes.ts';
import { htmlTitle } from './markdown/html-title.ts';
import { codeLines } from './markdown/replace-code.ts';
import { shapePage } from './markdown/shape-page.ts';
import { expandConstants } from './source/constants.ts';
import type { Source } from './source/find-sources.ts';
import { type GivenAddress, parseFrontmatter } from './source/frontmatter.ts';
import { withoutFrontmatter } from './source/frontmatter-block.ts';
import { titleFromFile } from './source/source-path.ts';

/** The data that other pages show about a page, for example in sidebars. */
export interface PageOutline {
  title: string;
  frontmatter: Frontmatter;
  /** The address declared by the page itself. */
  given: GivenAddress | undefined;
}

/** A heading without markup. All others need the compiler, which takes thirty times as long. */
const PLAIN_HEADING = /^ {0,3}#[ \t]+([\p{L}\p{N} .,;?()'"/–—-]+)$/u;

/** Reads the same title and frontmatter as `compilePage`, but without compiling the page. */
export function pageOutline(source: Source, text: string, names: Readonly<Record<string, string>>): PageOutline {
  const named = expandConstants(splitIncludes(text).text, names).text;
  const { title, frontmatter, address: given } = parseFrontmatter(named);
  const body = withoutFrontmatter(shapePage(named, source.relativePath).text);
  const written = () => headingOf(titleLines(body), /\.mdx$/i.test(source.relativePath), names) || htmlTitle(body);
  const heading = title ?? readingFile(source.relativePath, written);
  return { title: heading || titleFromFile(source), frontmatter, given };
}

function headingOf(lines: string, mdx: boolean, names: Readonly<Record<string, string>>): string {
  const words = PLAIN_HEADING.exec(lines)?.[1];
  if (words !== undefined || lines === '') return words?.trim() ?? '';
  try {
    return compileMarkdown(expandConstants(lines, names, mdx).text, mdx).heading;
  } catch {
    return ''; // reported with its location when the page is compiled
  }
}

/** The line of the first `#` heading outside of code, or the two lines of an underlined one. */
function titleLines(text: string): string {
  let last = '';
  for (const { line, isCode } of codeLines(text)) {
    if (!isCode && /^ {0,3}#(?:[ \t]|$)/.test(line)) return line;
    if (!isCode && /^ {0,3}=+[ \t]*$/.test(line) && last.trim() !== '') return `${last}\n${line}`;
    last = isCode ? '' : line;
  }
  return '';
}
