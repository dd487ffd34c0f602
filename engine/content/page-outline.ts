import type { Frontmatter } from '../shared/page.ts';
import { fenceAfter } from './code-ranges.ts';
import type { Source } from './find-sources.ts';
import { parseFrontmatter, withoutFrontmatter } from './frontmatter.ts';
import { htmlTitle } from './html-title.ts';
import { expandMacros } from './macros.ts';
import { compileMarkdown } from './markdown.ts';
import { titleFromPath } from './title-from-path.ts';

/** What the other pages show of a page: enough for a sidebar. */
export interface PageOutline {
  title: string;
  frontmatter: Frontmatter;
}

/** A heading without markup. All others are left to the compiler, which takes thirty times as long. */
const PLAIN_HEADING = /^ {0,3}#[ \t]+([\p{L}\p{N} .,;?()'"/–—-]+)$/u;

/** The same title and frontmatter that `compilePage` finds, from the head of the text alone. */
export function pageOutline(source: Source, text: string, names: Readonly<Record<string, string>>): PageOutline {
  const named = expandMacros(text, names).text;
  const { title, frontmatter } = parseFrontmatter(named);
  const body = withoutFrontmatter(named);
  const heading = title ?? (headingOf(titleLines(body), /\.mdx$/i.test(source.relativePath), names) || htmlTitle(body));
  return { title: heading || titleFromPath(source.path), frontmatter };
}

function headingOf(lines: string, mdx: boolean, names: Readonly<Record<string, string>>): string {
  const words = PLAIN_HEADING.exec(lines)?.[1];
  if (words !== undefined || lines === '') return words?.trim() ?? '';
  try {
    return compileMarkdown(expandMacros(lines, names, mdx).text, mdx).heading;
  } catch {
    return ''; // told with its place when the page is compiled
  }
}

/** The line of the first `#` heading, or the two lines of an underlined one; code blocks are passed over. */
function titleLines(text: string): string {
  let fence = '';
  let last = '';
  for (const match of text.matchAll(/^.*$/gm)) {
    const line = match[0];
    const after = fenceAfter(fence, line);
    const isText = fence === '' && after === '';
    fence = after;
    if (isText && /^ {0,3}#(?:[ \t]|$)/.test(line)) return line;
    if (isText && /^ {0,3}=+[ \t]*$/.test(line) && last.trim() !== '') return `${last}\n${line}`;
    last = isText ? line : '';
  }
  return '';
}
