import type { SourceIssue } from '../source/source-issue.ts';
import { codeRanges } from './replace-code.ts';

export interface ForeignElement {
  start: number;
  end: number;
}

const TAG = /<(\/?)(svg|math)(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** Tags, and Markdown characters in the text between them. */
const TAG_OR_SIGN = /<(?:[^<>"']|"[^"]*"|'[^']*')*>|[*_`~^=+$:@.[\]{}\\!#|-]/g;
const STYLES = /<(style|script)(?:\s[^<>]*)?>[\s\S]*?<\/\1\s*>/gi;
const BLANK = /\n((?:[ \t]*>)*)[ \t]*(?=\n)/g;

/** Drawings (SVG) and formulas (MathML) of a page, outside of code. Unclosed ones are ignored. */
export function foreignElements(source: string): ForeignElement[] {
  if (!/<(?:svg|math)[\s>]/i.test(source)) return [];
  const codes = codeRanges(source);
  const found: ForeignElement[] = [];
  let start = 0;
  let depth = 0;
  let name = '';
  for (const { 0: tag, 1: slash, 2: written = '', index } of source.matchAll(TAG)) {
    if (codes.some((code) => code.start <= index && index < code.end)) continue;
    if (depth > 0 && written.toLowerCase() !== name) continue;
    if (slash === '') {
      if (depth === 0) [start, name] = [index, written.toLowerCase()];
      if (!tag.endsWith('/>')) depth++;
      else if (depth === 0) found.push({ start, end: index + tag.length });
    } else if (depth > 0 && --depth === 0) found.push({ start, end: index + tag.length });
  }
  return found;
}

/**
 * Rewrites drawings and formulas so that Markdown leaves them alone: removes blank lines, which would end them, and encodes their text
 * as entities, except in .mdx, where it contains expressions. Removes and reports styles and scripts. Keeps line numbers.
 */
export function keepForeign(source: string, mdx: boolean): { source: string; issues: SourceIssue[] } {
  const elements = foreignElements(source);
  const issues: SourceIssue[] = [];
  let kept = '';
  let done = 0;
  for (const { start, end } of elements) {
    const element = source.slice(start, end).replace(STYLES, (whole: string, tag: string, at: number) => {
      if (mdx && /^<[^>]*>\s*\{/.test(whole)) return whole;
      const lines = source.slice(0, start + at).split('\n');
      issues.push({ ...issueOf(tag.toLowerCase()), line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
      return whole.replace(/[^\n]+/g, '');
    });
    const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
    const indent = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/.exec(line)?.[0].replace(/[^\s>]/g, ' ') ?? '';
    kept += source.slice(done, start);
    const text = mdx ? element : element.replace(TAG_OR_SIGN, (part) => (part.startsWith('<') ? part : `&#${part.charCodeAt(0)};`));
    // Fills blank lines without beginning a block. Between .mdx tags, a space would become a paragraph.
    const isBlock = line.length === indent.length && /^[ \t]*(?:\n|$)/.test(source.slice(end, end + 100));
    kept += text.replace(BLANK, () => `\n${indent}${mdx && isBlock ? '{/**/}' : '&#32;'}`);
    done = end;
  }
  return { source: kept + source.slice(done), issues };
}

function issueOf(tag: string): Pick<SourceIssue, 'id' | 'message' | 'help'> {
  return {
    id: 'html-removed',
    message: `<${tag}> in a drawing is removed, because it would apply to the whole page.`,
    help: 'Use attributes such as `fill`, put styles into the style sheet of the site, or show the drawing as an image.',
  };
}
