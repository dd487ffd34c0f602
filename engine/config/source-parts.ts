/** Strings and comments: what brackets and commas in them stand for is nothing of the code. */
const OPAQUE = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*.*?\*\//gsy;
const BLANK = /(?:\s|\/\/[^\n]*|\/\*.*?\*\/)*/gsy;

/** Where the next code begins: spaces and comments are skipped. */
export function codeFrom(text: string, from: number): number {
  BLANK.lastIndex = from;
  return from + (BLANK.exec(text)?.[0].length ?? 0);
}

/** Where each entry begins in the list or object whose bracket is at `open`; undefined where no bracket is there. */
export function sourceParts(text: string, open: number): number[] | undefined {
  if (!/[[{]/.test(text[open] ?? '')) return undefined;
  const starts = [codeFrom(text, open + 1)];
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    OPAQUE.lastIndex = at;
    const skipped = OPAQUE.exec(text)?.[0].length;
    const sign = text[at] ?? '';
    if (skipped) at += skipped - 1;
    else if ('[{('.includes(sign)) depth++;
    else if (']})'.includes(sign)) depth--;
    else if (sign === ',' && depth === 1) starts.push(codeFrom(text, at + 1));
    if (depth === 0) return starts.filter((start) => start < at);
  }
  return undefined; // never closed: the file would not have been read
}
