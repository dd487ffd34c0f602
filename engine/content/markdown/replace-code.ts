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
