import { withoutFrontmatter } from '../source/frontmatter-block.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { showEscapes } from './escapes.ts';
import { codeLines } from './replace-code.ts';

/** Beginning or end of a container: an aside, or a component such as `Tabs`. */
export interface BlockMark {
  kind: 'open' | 'close';
  /** The same at both ends: a row of colons, or the name of a tag. */
  key: string;
  /** Text after the colons, for the compiler; empty for a closing mark. */
  head: string;
}

/** A line of a page while it is prepared for the compiler. */
export interface PageLine {
  text: string;
  /** Line of the source it comes from, counted from 1. */
  line: number;
  /** Column in the source = column here + this. */
  shift: number;
  /** Whether it belongs to frontmatter, fenced code or a block formula, and must not be changed. */
  verbatim: boolean;
  /** `text` is then the prefix of the mark: the spaces and `>` of surrounding blocks. */
  mark?: BlockMark;
}

export type Report = (issue: SourceIssue) => void;

/** Translates another tool's syntax for the compiler. Keeps `verbatim` lines. */
export type Dialect = (lines: readonly PageLine[], report: Report) => PageLine[];

export function toPageLines(source: string): PageLine[] {
  const begin = source.lastIndexOf('\n', source.length - withoutFrontmatter(source).length - 1) + 1;
  const head = source.slice(0, begin).split('\n').slice(0, -1);
  const lines = [...head.map((line) => ({ line, isCode: true })), ...codeLines(source.slice(begin))];
  let formulaEnd = -1;
  return lines.map(({ line, isCode }, index) => {
    if (!isCode && index > formulaEnd && line.trim() === '$$')
      formulaEnd = lines.findIndex((other, at) => at > index && (other.line.trim() === '$$' || other.line.trim() === ''));
    return { text: line, line: index + 1, shift: 0, verbatim: isCode || index <= formulaEnd };
  });
}

/** Creates a line that replaces another one, or is added at its location. */
export function lineFrom({ line, shift }: PageLine, text: string, mark?: BlockMark): PageLine {
  return { text, line, shift, verbatim: false, ...(mark ? { mark } : {}) };
}

/** Creates the opening mark of a block: an aside with a title, or a component with attributes. */
export function openMark(key: string, name: string, title = '', attributes: Readonly<Record<string, string>> = {}): BlockMark {
  const values = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${encodeValue(value)}"`);
  return { kind: 'open', key, head: name + (values.length === 0 ? '' : `{${values.join(' ')}}`) + (title === '' ? '' : ` ${title}`) };
}

export function closeMark(key: string): BlockMark {
  return { kind: 'close', key, head: '' };
}

/** Encodes characters that would end the attribute. */
function encodeValue(value: string): string {
  return showEscapes(value).replace(/[&"{}\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Decodes an attribute value that the compiler read from a mark. */
export function decodeValue(value: string): string {
  return value.replace(/&#(34|38|123|125|10);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** Tells for each line whether it is in a list, where four spaces do not begin code. */
export function linesInLists(lines: readonly PageLine[]): boolean[] {
  let inList = false;
  return lines.map(({ text, verbatim }) => {
    if (verbatim ? /^(?:```|~~~)/.test(text) : /^\S/.test(text)) inList = false;
    if (!verbatim && /^[ \t>]*(?:[-*+]|\d+[.)])(?:[ \t]|$)/.test(text)) inList = true;
    return inList;
  });
}
