export interface CodeRange {
  start: number;
  end: number;
  fenced: boolean;
}

/** A fence, which may stand in a quotation or at the beginning of a list item. */
const OPEN = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSE = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
/** As many backticks at the end as at the beginning, within one paragraph. */
const INLINE = /(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!`)\1(?!`)/g;

/** The fence that is open after a line of a source, by the one before: both are empty outside of fenced code. */
export function fenceAfter(fence: string, line: string): string {
  if (fence === '') return OPEN.exec(line)?.[1] ?? '';
  return CLOSE.exec(line)?.[1]?.startsWith(fence) ? '' : fence;
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
      start = at + line.indexOf(after);
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
