import { frontmatterBlock, withoutFrontmatter } from '../source/frontmatter-block.ts';
import { homeText } from '../source/home-text.ts';
import { fenceAfter } from './code-ranges.ts';

export interface ShapedPage {
  text: string;
  /** Line of the new text → line of the source. */
  lineOf: (line: number) => number;
}

/**
 * A page with one heading of the first level: where the frontmatter has the title, `#` headings are sections, and where a page begins
 * with its only heading of a lower level, that is the title. The text of a home page comes out of its frontmatter.
 */
export function shapePage(source: string): ShapedPage {
  const body = withoutFrontmatter(source);
  const begin = source.length - body.length;
  const same: ShapedPage = { text: source, lineOf: (line) => line };
  const hasHeading = /^ {0,3}#[ \t]/m.test(body);
  const home =
    begin > 0 && /^(?:hero|layout|home)\b/m.test(source.slice(0, begin)) ? homeText(frontmatterBlock(source).fields, hasHeading) : '';
  const shift = home === '' ? headingShift(body, begin > 0 && /^["']?title\b/m.test(source.slice(0, begin))) : 0;
  if (home === '' && shift === 0) return same;
  const head = source.slice(0, begin);
  if (home === '') return { ...same, text: head + shifted(body, shift) };
  const above = head.split('\n').length - 1;
  const added = `\n${home}\n\n`;
  const count = added.split('\n').length - 1;
  return { text: head + added + body, lineOf: (line) => (line <= above ? line : Math.max(above, line - count)) };
}

/** By how many levels the headings of a page are too low or too high. */
function headingShift(body: string, hasTitle: boolean): number {
  if (hasTitle) return (body.match(/^#[ \t]/gm) ?? []).length > 1 && levelsOf(body).filter((level) => level === 1).length > 1 ? 1 : 0;
  if (!/^\s*#{2,6}[ \t]/.test(body)) return 0;
  const [first = 1, ...others] = levelsOf(body);
  return others.every((level) => level > first) ? 1 - first : 0;
}

function levelsOf(body: string): number[] {
  const levels: number[] = [];
  mapHeadings(body, (signs) => {
    levels.push(signs.length);
    return signs;
  });
  return levels;
}

function shifted(body: string, by: number): string {
  return mapHeadings(body, (signs) => '#'.repeat(Math.min(6, signs.length + by)));
}

/** The text with other signs in front of its headings; code is passed over. */
function mapHeadings(body: string, change: (signs: string) => string): string {
  let fence = '';
  return body
    .split('\n')
    .map((line) => {
      const after = fenceAfter(fence, line);
      const isText = fence === '' && after === '';
      fence = after;
      return isText
        ? line.replace(/^((?: {0,3}>)* {0,3})(#{1,6})(?=[ \t]|$)/, (_, indent: string, signs: string) => indent + change(signs))
        : line;
    })
    .join('\n');
}
