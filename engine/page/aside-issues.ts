import { codeRanges } from './code-ranges.ts';
import type { MarkdownIssue } from './markdown-issues.ts';

/** An aside as the compiler found it, by its first and last line. */
export interface AsideLines {
  name: string;
  start: number;
  end: number;
}

const MARK = /^((?: {0,3}>)* {0,3})(:{3,})([ \t]+\S.*)?[ \t]*$/gm;

/** Asides that nothing ends, and lines of colons that neither begin nor end one. */
export function asideIssues(source: string, asides: readonly AsideLines[]): MarkdownIssue[] {
  if (!source.includes(':::')) return [];
  const lines = source.split('\n');
  const open = asides.filter(({ end }) => !/^[\s>]*:{3,}\s*$/.test(lines[end - 1] ?? ''));
  const issues = open.map(
    ({ name, start }): MarkdownIssue => ({
      id: 'aside-open',
      message: `The aside “${name}” is not closed.`,
      help: 'End it with a line of as many colons as it begins with (`:::`).',
      line: start,
      column: (lines[start - 1] ?? '').indexOf(':::') + 1,
    }),
  );
  const ends = new Set(asides.map(({ end }) => end));
  let codes: ReturnType<typeof codeRanges> | undefined;
  let line = 1;
  let counted = 0;
  for (const { 0: whole, 1: before = '', 2: colons = '', 3: words, index } of source.matchAll(MARK)) {
    line += source.slice(counted, index).split('\n').length - 1;
    counted = index;
    codes ??= codeRanges(source);
    if (ends.has(line) || codes.some((code) => code.start <= index && index + whole.length <= code.end)) continue;
    issues.push({
      id: 'aside-stray',
      level: 'warning',
      ...(words === undefined
        ? {
            message: 'These colons begin no aside and end none.',
            help: 'Remove the line. An aside around another one needs more colons than that (`::::`).',
          }
        : {
            message: 'These colons are shown as text.',
            help: `For an aside write its kind right after the colons: \`${colons}${words.trim()}\`.`,
          }),
      line,
      column: before.length + 1,
    });
  }
  return issues;
}
