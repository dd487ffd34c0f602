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
    const mark = (fence === '' ? OPEN : CLOSE).exec(line)?.[1] ?? '';
    if (fence === '' && mark !== '') {
      fence = mark;
      start = at + line.indexOf(mark);
      inlineUntil(start);
    } else if (fence !== '' && mark.startsWith(fence)) {
      ranges.push({ start, end, fenced: true });
      fence = '';
      text = end;
    }
    at = end + 1;
  }
  if (fence === '') inlineUntil(source.length);
  else ranges.push({ start, end: source.length, fenced: true });
  return ranges;
}
