import { didYouMean } from '../../shared/wording.ts';
import type { SourceIssue } from './source-issue.ts';

/**
 * `{{payload size limit}}`, or `<Constant name="payload size limit" />`. The short form needs two words or more, so that
 * `{{steps.trigger.event}}` in a sample is left alone. A backslash in front shows the name itself.
 */
const MACRO = /(\\?)(?:\{\{([A-Za-z/][\w/-]*(?: [\w/-]+)+)\}\}|<Constant\s+name="([^"]*)"\s*\/>)/g;

export interface ExpandedText {
  text: string;
  issues: SourceIssue[];
  /** Column in a line of the new text → column in the same line of the source. */
  columnOf: (line: number, column: number) => number;
}

/**
 * Replaces the names of constants and addresses with their values from the settings. Unknown names stay and are reported; with `mdx`,
 * their braces are escaped, because as an invalid expression they would hide all other diagnostics. `isCode` tells where Markdown
 * leaves backslashes alone, so that the one in front of a name is removed here.
 */
export function expandConstants(
  source: string,
  names: Readonly<Record<string, string>>,
  mdx = false,
  isCode: (at: number) => boolean = () => true,
): ExpandedText {
  const issues: SourceIssue[] = [];
  if (!source.includes('{{') && !source.includes('<Constant')) return asItIs(source);
  const isKnown = (name: string) => Object.hasOwn(names, name);
  const isEscape = (text: string, slash: string, at: number) =>
    slash !== '' && !/(?<!\\)\\(?:\\\\)*$/.test(text.slice(Math.max(0, at - 20), at));
  const escaped = (whole: string) => (mdx ? whole.replace(/[{}<]/g, '\\$&') : whole);
  /** `at`: position in `text`, which may be a single line; `place`: position in the source. */
  const shownFor = (text: string, at: number, whole: string, slash: string, name: string, place = at): string => {
    if (!isEscape(text, slash, at)) return slash + (isKnown(name) ? (names[name] ?? '') : escaped(whole.slice(slash.length)));
    if (isKnown(name) && isCode(place)) return whole.slice(1);
    return mdx ? escaped(whole.slice(1)) : whole;
  };
  let line = 1;
  let counted = 0;
  const text = source.replace(MACRO, (whole, slash: string, short: string | undefined, long: string | undefined, offset: number) => {
    const name = short ?? long ?? '';
    line += source.slice(counted, offset).split('\n').length - 1;
    counted = offset;
    const column = offset - source.lastIndexOf('\n', offset);
    if (!isKnown(name) && !isEscape(source, slash, offset)) issues.push(unknownName(name, names, { line, column: column + slash.length }));
    return shownFor(source, offset, whole, slash, name);
  });
  let lines: readonly string[] | undefined;
  const columnOf = (line: number, column: number): number => {
    lines ??= source.split('\n');
    const text = lines[line - 1] ?? '';
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    let shift = 0;
    for (const { 0: whole, 1: slash = '', 2: short, 3: long = '', index } of text.matchAll(MACRO)) {
      const { length } = shownFor(text, index, whole, slash, short ?? long, start + index);
      if (column <= index + shift) break;
      if (column <= index + shift + length) return index + 1;
      shift += length - whole.length;
    }
    return column - shift;
  };
  return { text, issues, columnOf };
}

/** A text without constants. */
export function asItIs(text: string): ExpandedText {
  return { text, issues: [], columnOf: (_, column) => column };
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
