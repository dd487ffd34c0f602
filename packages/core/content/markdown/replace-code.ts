export interface CodeRange {
  start: number;
  end: number;
  fenced: boolean;
}

/** An opening fence, optionally in a quotation or at the beginning of a list item. */
const OPEN = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSE = /^([ \t>]*)(`{3,}|~{3,})[ \t]*$/;
/** A closing fence indented this much further than its opening fence is part of the code. */
const TOO_FAR = 4;
/** Inline code: as many backticks at the end as at the beginning, within one paragraph. */
const INLINE = /(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!`)\1(?!`)/g;

/**
 * Returns the fence that is open after a line, or an empty string outside of fenced code. `fence` is the one before the line. Both are
 * indented by the column of the fence in its line.
 */
export function fenceAfter(fence: string, line: string): string {
  if (fence === '') {
    const [, before = '', sign = ''] = OPEN.exec(line) ?? [];
    return ' '.repeat(sign === '' ? 0 : columnsOf(before)) + sign;
  }
  const [, before = '', sign = ''] = CLOSE.exec(line) ?? [];
  const open = fence.trimStart();
  return sign.startsWith(open) && columnsOf(before) < fence.length - open.length + TOO_FAR ? '' : fence;
}

/** Yields the lines of a source. `isCode`: whether the line is fenced code, including the fences themselves. */
export function* codeLines(source: string): Generator<{ line: string; isCode: boolean }> {
  let fence = '';
  for (const line of source.split('\n')) {
    const before = fence;
    fence = fenceAfter(fence, line);
    yield { line, isCode: before !== '' || fence !== '' };
  }
}

export function columnsOf(before: string): number {
  return before.replaceAll('\t', '    ').length;
}

/** Ranges of code in the source of a page, in order. */
export function codeRanges(source: string): CodeRange[] {
  const ranges: CodeRange[] = [];
  let text = 0;
  let start = 0;
  let fence = '';
  let at = 0;
  const inlineUntil = (end: number) => {
    for (const match of source.slice(text, end).matchAll(INLINE))
      ranges.push({ start: text + match.index, end: text + match.index + match[0].length, fenced: false });
  };
  if (!source.includes('`') && !source.includes('~~~')) return ranges;
  for (const line of source.split('\n')) {
    const end = at + line.length;
    const after = fenceAfter(fence, line);
    if (fence === '' && after !== '') {
      start = at + line.indexOf(after.trimStart());
      inlineUntil(start);
    } else if (fence !== '' && after === '') {
      ranges.push({ start, end, fenced: true });
      text = end;
    }
    fence = after;
    at = end + 1;
  }
  if (fence === '') inlineUntil(source.length);
  else ranges.push({ start, end: source.length, fenced: true });
  return ranges;
}

/** Replaces each piece of code in the source of a page. */
export function replaceCode(source: string, replacement: (code: string, range: CodeRange) => string): string {
  let text = '';
  let copied = 0;
  for (const range of codeRanges(source)) {
    text += source.slice(copied, range.start) + replacement(source.slice(range.start, range.end), range);
    copied = range.end;
  }
  return text + source.slice(copied);
}

/** Changes a text everywhere except in code. */
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

/** Replaces matches of a pattern outside of code. `first` is the first group of the match. */
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

/**
 * A piece of code is replaced with its number between two of these. Differs from the character in `lift-code.ts`, because both can be
 * in use.
 */
export const LIFTED = '\u001F';
const LIFTED_CODES = new RegExp(`${LIFTED}(\\d+)${LIFTED}`, 'g');

/** Changes the text of a page as a whole while code is replaced with placeholders. `keep` may change the code itself. */
export function changeAroundCode(
  source: string,
  change: (text: string) => string,
  keep: (code: string, range: CodeRange) => string = (code) => code,
): string {
  const codes: string[] = [];
  const text = replaceCode(source, (code, range) => `${LIFTED}${codes.push(keep(code, range)) - 1}${LIFTED}`);
  return change(text).replace(LIFTED_CODES, (mark, n) => codes[Number(n)] ?? mark);
}
