import type { Header } from './page-record.ts';

/** A heading in a Markdown text, with its position. */
export interface PlacedHeader extends Header {
  /** Index of the first character of its line. */
  start: number;
}

const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,})/;
const ATX = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#*)?$/;
const TAG = /^\s*<h([1-6])\b[^>]*>(.*?)<\/h\1>/i;

/**
 * Finds the headings of a page in its Markdown copy, which has no anchors, in order, by level and text. Headings that are not on
 * a line of their own are left out. Runs in browsers, too.
 */
export function placeHeaders(markdown: string, headers: readonly Header[]): PlacedHeader[] {
  const placed: PlacedHeader[] = [];
  let next = 0;
  for (const { level, text, start } of headingLines(markdown)) {
    const words = plain(text);
    const found = headers.findIndex((header, index) => index >= next && header.level === level && plain(header.title) === words);
    const header = headers[found];
    if (!header) continue;
    placed.push({ ...header, start });
    next = found + 1;
  }
  return placed;
}

/** The section of a heading with its subsections, up to the next heading of the same or a higher level. */
export function sectionOf(markdown: string, placed: readonly PlacedHeader[], slug: string): string | undefined {
  const at = placed.findIndex((header) => header.slug === slug);
  const header = placed[at];
  if (!header) return undefined;
  const end = placed.find((other, index) => index > at && other.level <= header.level)?.start;
  return `${markdown.slice(header.start, end).trim()}\n`;
}

interface HeadingLine {
  level: number;
  text: string;
  start: number;
}

/** Lines that are headings, outside of code. */
export function* headingLines(markdown: string): Generator<HeadingLine> {
  let fence = '';
  let start = 0;
  let before = '';
  for (const line of markdown.split('\n')) {
    if (fence !== '') {
      const end = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? '';
      if (end.startsWith(fence)) fence = '';
    } else {
      fence = FENCE.exec(line)?.[1] ?? '';
      const [, marks = '', text = ''] = ATX.exec(line) ?? [];
      const [, level, inside = ''] = TAG.exec(line) ?? [];
      const under = /^ {0,3}(=+|-+)[ \t]*$/.exec(line)?.[1];
      if (marks !== '') yield { level: marks.length, text, start };
      else if (level !== undefined) yield { level: Number(level), text: inside, start };
      else if (under !== undefined && before.trim() !== '')
        yield { level: under.startsWith('=') ? 1 : 2, text: before, start: start - before.length - 1 };
    }
    before = line;
    start += line.length + 1;
  }
}

/** Only letters and digits, if there are any, so that Markdown syntax makes no difference. */
function plain(text: string): string {
  const words = text
    .replace(/\]\([^()]*\)/g, ']')
    .replace(/<[^<>]*>|&\w+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return words === '' ? text.trim() : words;
}
