import type { SourceIssue } from '../source/source-issue.ts';
import { pairContainers } from './containers.ts';
import { hideEscapes, showEscapes } from './escapes.ts';
import { type Dialect, toPageLines } from './page-lines.ts';

/** Syntax of another tool that is translated to Markdown. */
export interface TextDialect {
  /** Cheap test for whether a page can contain it; `read` is called only for pages that match. */
  readonly sign: RegExp;
  /** Whether it also applies to .mdx, where the compiler handles braces and tags. */
  readonly mdx?: boolean;
  readonly read: Dialect;
}

export interface ReadText {
  text: string;
  /** With locations in the source. */
  issues: SourceIssue[];
  /** A location in `text` → the same location in the source. */
  inSource: <Place extends { line: number; column: number }>(place: Place) => Place;
}

/** Hides characters escaped with a backslash from all dialects later in the list. */
export const ESCAPES: TextDialect = {
  sign: /\\[!-/:-@[-`{-~]/,
  mdx: true,
  read: (lines) => lines.map((line) => (line.verbatim ? line : { ...line, text: hideEscapes(line.text) })),
};

const ANY_CONTAINER = /^[ \t>]*:::/m;

/**
 * Translates a page for the compiler: rewrites asides, tabs, attributes and other syntax of other tools in the form that it knows.
 * Leaves fenced code and frontmatter alone; diagnostics keep their locations in the source.
 */
export function readDialects(source: string, mdx: boolean, dialects: readonly TextDialect[]): ReadText {
  const used = dialects.filter((dialect) => (dialect.mdx || !mdx) && dialect.sign.test(source));
  if (used.every((dialect) => dialect === ESCAPES) && !ANY_CONTAINER.test(source))
    return { text: source, issues: [], inSource: (place) => place };
  const issues: SourceIssue[] = [];
  const report = (issue: SourceIssue) => issues.push(issue);
  let lines = toPageLines(source);
  for (const { read } of used) lines = read(lines, report);
  if (ANY_CONTAINER.test(source) || lines.some(({ mark }) => mark)) lines = pairContainers(lines, report);
  return {
    text: showEscapes(lines.map(({ text }) => text).join('\n')),
    issues: issues.sort((a, b) => a.line - b.line),
    inSource: (place) => {
      const line = lines[place.line - 1];
      return line ? { ...place, line: line.line, column: Math.max(1, place.column + line.shift) } : place;
    },
  };
}
