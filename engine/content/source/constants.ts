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

/** A name in a line, by the column of the text in its place. */
interface Replaced {
  column: number;
  before: number;
  after: number;
}

/**
 * Puts the settings' constants and addresses in the place of their names. An unknown name stays; with `mdx`
 * its braces are reported to be text, or they would be an expression that cannot be parsed and hides all other diagnostics.
 */
export function expandConstants(source: string, names: Readonly<Record<string, string>>, mdx = false): ExpandedText {
  const issues: SourceIssue[] = [];
  if (!source.includes('{{') && !source.includes('<Constant')) return { text: source, issues, columnOf: (_, column) => column };
  const replaced = new Map<number, Replaced[]>();
  let line = 1;
  let counted = 0;
  const text = source.replace(MACRO, (whole, short: string | undefined, long: string | undefined, offset: number) => {
    line += source.slice(counted, offset).split('\n').length - 1;
    counted = offset;
    const name = short ?? long ?? '';
    const column = offset - source.lastIndexOf('\n', offset);
    const known = Object.hasOwn(names, name) ? names[name] : undefined;
    const value = known ?? (mdx ? whole.replace(/[{}<]/g, '\\$&') : whole);
    const before = replaced.get(line) ?? [];
    const shift = before.reduce((sum, other) => sum + other.after - other.before, 0);
    replaced.set(line, [...before, { column: column + shift, before: whole.length, after: value.length }]);
    if (known === undefined) issues.push(unknownName(name, names, line, column));
    return value;
  });
  return { text, issues, columnOf: (at, column) => columnBefore(replaced.get(at) ?? [], column) };
}

function columnBefore(replaced: readonly Replaced[], column: number): number {
  let shift = 0;
  for (const part of replaced) {
    if (column < part.column) break;
    if (column < part.column + part.after) return part.column - shift;
    shift += part.after - part.before;
  }
  return column - shift;
}

function unknownName(name: string, names: Readonly<Record<string, string>>, line: number, column: number): SourceIssue {
  const otherwise = 'Correct the name, or add it to `constants` or `addresses` in the settings.';
  return {
    id: 'constant-unknown',
    message: `Unknown constant or address “${name}”.`,
    help: didYouMean(name, Object.keys(names), otherwise, (close) => `{{${close}}}`),
    line,
    column,
  };
}
