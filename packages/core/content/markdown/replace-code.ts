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

/** The text with each piece changed that is no code. */
export function replaceText(text: string, replace: (words: string) => string): string {
  if (!text.includes('`')) return replace(text);
  let result = '';
  let done = 0;
  for (const { start, end } of codeRanges(text)) {
    result += replace(text.slice(done, start)) + text.slice(start, end);
    done = end;
  }
  return result + replace(text.slice(done));
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

/** Stands for a piece of code, with its number between two of these; another character than in `lift-code.ts`, which reads tags meanwhile. */
export const LIFTED = '\u001F';
const LIFTED_CODES = new RegExp(`${LIFTED}(\\d+)${LIFTED}`, 'g');

/** The source of a page with its text changed as a whole, while each piece of code stays, or becomes what `keep` makes of it. */
export function changeAroundCode(
  source: string,
  change: (text: string) => string,
  keep: (code: string, range: CodeRange) => string = (code) => code,
): string {
  const codes: string[] = [];
  const text = replaceCode(source, (code, range) => `${LIFTED}${codes.push(keep(code, range)) - 1}${LIFTED}`);
  return change(text).replace(LIFTED_CODES, (mark, n) => codes[Number(n)] ?? mark);
}
