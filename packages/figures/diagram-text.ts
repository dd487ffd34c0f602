/**
 * Estimates text widths without a browser: mean advance of common system fonts at 14 px, slightly
 * generous so that labels don't touch their boxes.
 */
export function textWidth(text: string, size = 14): number {
  let width = 0;
  for (const character of text) {
    if (/[iljtfrI.,:;'|!()[\]{} ]/.test(character)) width += 0.36;
    else if (/[mwMW@]/.test(character)) width += 0.88;
    else if (/[A-Z$_&%#]/.test(character)) width += 0.7;
    else width += 0.57;
  }
  return Math.ceil(width * size);
}

/** Wraps a label into lines of about `limit` characters. */
export function lines(text: string, limit: number): string[] {
  const result: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > limit) {
      result.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  result.push(line);
  return result;
}
