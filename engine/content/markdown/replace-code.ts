import { type CodeRange, codeRanges } from './code-ranges.ts';

/** The source of a page with something else in the place of each piece of code. */
export function replaceCode(source: string, replacement: (code: string, range: CodeRange) => string): string {
  let text = '';
  let copied = 0;
  for (const range of codeRanges(source)) {
    text += source.slice(copied, range.start) + replacement(source.slice(range.start, range.end), range);
    copied = range.end;
  }
  return text + source.slice(copied);
}

/** What is not code, changed where a pattern matches; `first` is the first group of the match. */
export function replaceOutsideCode(source: string, pattern: RegExp, replacement: (whole: string, first: string) => string): string {
  let codes: CodeRange[] | undefined;
  return source.replace(pattern, (whole: string, ...rest: unknown[]) => {
    const [first] = rest;
    const next = replacement(whole, typeof first === 'string' ? first : '');
    if (next === whole) return whole;
    const at = Number(rest.find((value) => typeof value === 'number'));
    codes ??= codeRanges(source);
    return codes.some(({ start, end }) => start <= at && at + whole.trimEnd().length <= end) ? whole : next;
  });
}
