export interface CodeRange {
  start: number;
  end: number;
  fenced: boolean;
}

/** A fence, which may stand in a quotation or at the beginning of a list item. */
const OPEN = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSE = /^([ \t>]*)(`{3,}|~{3,})[ \t]*$/;
/** So far to the right of its beginning a fence is part of the code. */
const TOO_FAR = 4;
/** As many backticks at the end as at the beginning, within one paragraph. */
const INLINE = /(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!`)\1(?!`)/g;

/** The fence that is open after a line, empty outside of fenced code; `fence` is the one before the line. Each has as many spaces in front as columns stand before it in its own line. */
export function fenceAfter(fence: string, line: string): string {
  if (fence === '') {
    const [, before = '', sign = ''] = OPEN.exec(line) ?? [];
    return ' '.repeat(sign === '' ? 0 : columnsOf(before)) + sign;
  }
  const [, before = '', sign = ''] = CLOSE.exec(line) ?? [];
  const open = fence.trimStart();
  return sign.startsWith(open) && columnsOf(before) < fence.length - open.length + TOO_FAR ? '' : fence;
}

/** The lines of a source, each with whether it belongs to fenced code, its first and last line too. */
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

/** Where the source of a page is code, in order: what stands there is shown as it is. */
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
