import { frontmatterBlock, withoutFrontmatter } from '../source/frontmatter-block.ts';
import { homeBlocks } from '../source/home-fields.ts';
import { codeLines } from './replace-code.ts';

export interface ShapedPage {
  text: string;
  /** Line of the new text → line of the source. */
  lineOf: (line: number) => number;
  /** Number of leading blocks generated from `hero` and `features` in its frontmatter. */
  home: number;
}

/** A page that begins with a heading below level 1. Comments, and anchors of earlier headings, may come first. */
const BEGINS_LOWER = /^(?:\s|<!--[\s\S]*?-->|<a (?:id|name)="[^"]*">\s*<\/a>)*#{2,6}[ \t]/;

/**
 * Corrects the heading levels of a page so that it has one `#` heading. If the frontmatter has the title, several `#` headings become
 * sections, and so do `#` headings below others. A lower heading that begins the page becomes its title if it is above all others or
 * contains a word of the file's name. On a home page, adds the text from its frontmatter instead.
 */
export function shapePage(source: string, file: string): ShapedPage {
  const body = withoutFrontmatter(source);
  const begin = source.length - body.length;
  const same: ShapedPage = { text: source, lineOf: (line) => line, home: 0 };
  const hasHeading = /^ {0,3}#[ \t]/m.test(body);
  const head = source.slice(0, begin);
  const blocks = begin > 0 && /^(?:hero|features|home)\b/m.test(head) ? homeBlocks(frontmatterBlock(source).fields, hasHeading) : [];
  const home = blocks.join('\n\n');
  if (home === '') {
    const levels = newLevels(body, begin > 0 && /^["']?title\b/m.test(head), file);
    return levels ? { ...same, text: head + mapHeadings(body, (_, at) => levels[at] ?? 1) } : same;
  }
  const above = head.split('\n').length - 1;
  const added = `\n${home}\n\n`;
  const count = added.split('\n').length - 1;
  return { text: head + added + body, lineOf: (line) => (line <= above ? line : Math.max(above, line - count)), home: blocks.length };
}

/** Corrected levels of a page's headings, in order; `undefined` if they need no correction. */
function newLevels(body: string, hasTitle: boolean, file: string): number[] | undefined {
  const beginsLower = BEGINS_LOWER.test(body);
  const hasFirst = /^ {0,3}#[ \t]/m.test(body);
  if (hasFirst ? !hasTitle && /^\s*#[ \t]/.test(body) : hasTitle || !beginsLower) return undefined;
  const { levels, words } = headingsOf(body);
  const [first = 1, ...others] = levels;
  if (hasTitle) return levels.lastIndexOf(1) > 0 ? levels.map((level) => level + 1) : undefined;
  if (first === 1) return undefined;
  if (levels.includes(1)) return levels.map((level) => Math.max(2, level));
  if (!beginsLower) return undefined;
  const next = others.findIndex((level) => level <= first);
  if (next < 0) return levels.map((level) => level + 1 - first);
  if (!isNamedAfter(file, words)) return undefined;
  return levels.map((level, at) => (at <= next ? level + 1 - first : Math.max(2, level + 2 - first)));
}

/** Whether a heading contains a word of the file name: `ch04-03-slices.md`, “The Slice Type”. */
function isNamedAfter(file: string, heading: string): boolean {
  const words = file.replace(/^.*\/|\.mdx?$/gi, '').match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => heading.toLowerCase().includes(word.slice(0, 4).toLowerCase()));
}

/** Levels of all headings, and the text of the first one. */
function headingsOf(body: string): { levels: number[]; words: string } {
  const levels: number[] = [];
  let first = '';
  mapHeadings(body, (level, at, line) => {
    if (at === 0) first = line;
    levels.push(level);
    return level;
  });
  return { levels, words: first };
}

/** Changes the levels of headings outside of code and comments. */
function mapHeadings(body: string, change: (level: number, at: number, line: string) => number): string {
  let comment = false;
  let at = 0;
  return [...codeLines(body)]
    .map(({ line, isCode }) => {
      const isText = !isCode && !comment;
      if (!isCode && /<!--|-->/.test(line)) comment = line.lastIndexOf('<!--') > line.lastIndexOf('-->');
      return isText
        ? line.replace(
            /^((?: {0,3}>)* {0,3})(#{1,6})(?=[ \t]|$)/,
            (_, indent: string, signs: string) => indent + '#'.repeat(Math.min(6, change(signs.length, at++, line))),
          )
        : line;
    })
    .join('\n');
}
