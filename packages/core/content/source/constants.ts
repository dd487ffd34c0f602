import { didYouMean } from '../../shared/did-you-mean.ts';
import type { SourceIssue } from './source-issue.ts';

/**
 * `{{payload size limit}}`, or `<Constant name="payload size limit" />`. The short form has two words
 * or more, so that `{{steps.trigger.event}}` in a sample stays as it is.
 */
const MACRO = /\{\{([A-Za-z/][\w/-]*(?: [\w/-]+)+)\}\}|<Constant\s+name="([^"]*)"\s*\/>/g;

export interface ExpandedText {
  text: string;
  issues: SourceIssue[];
  /** Column in a line of the new text → column in the same line of the source. */
  columnOf: (line: number, column: number) => number;
}

/**
 * Puts the settings' constants and addresses in the place of their names. An unknown name stays; with `mdx`
 * its braces are reported to be text, or they would be an expression that cannot be parsed and hides all other diagnostics.
 */
export function expandConstants(source: string, names: Readonly<Record<string, string>>, mdx = false): ExpandedText {
  const issues: SourceIssue[] = [];
  if (!source.includes('{{') && !source.includes('<Constant')) return { text: source, issues, columnOf: (_, column) => column };
  const shownFor = (whole: string, name: string) =>
    Object.hasOwn(names, name) ? (names[name] ?? '') : mdx ? whole.replace(/[{}<]/g, '\\$&') : whole;
  let line = 1;
  let counted = 0;
  const text = source.replace(MACRO, (whole, short: string | undefined, long: string | undefined, offset: number) => {
    const name = short ?? long ?? '';
    line += source.slice(counted, offset).split('\n').length - 1;
    counted = offset;
    const column = offset - source.lastIndexOf('\n', offset);
    if (!Object.hasOwn(names, name)) issues.push(unknownName(name, names, { line, column }));
    return shownFor(whole, name);
  });
  let lines: readonly string[] | undefined;
  const columnOf = (line: number, column: number): number => {
    lines ??= source.split('\n');
    let shift = 0;
    for (const { 0: whole, 1: short, 2: long = '', index } of (lines[line - 1] ?? '').matchAll(MACRO)) {
      const { length } = shownFor(whole, short ?? long);
      if (column <= index + shift) break;
      if (column <= index + shift + length) return index + 1;
      shift += length - whole.length;
    }
    return column - shift;
  };
  return { text, issues, columnOf };
}

function unknownName(name: string, names: Readonly<Record<string, string>>, place: { line: number; column: number }): SourceIssue {
  const otherwise = 'Correct the name, or add it to `constants` or `addresses` in the settings.';
  return {
    id: 'constant-unknown',
    message: `Unknown constant or address “${name}”.`,
    help: didYouMean(name, Object.keys(names), otherwise, (close) => `{{${close}}}`),
    ...place,
  };
}
