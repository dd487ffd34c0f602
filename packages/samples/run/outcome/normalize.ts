/** Normalizes an output for comparison: removes colors, carriage returns, and trailing white space of lines and of the whole. */
export function normalize(text: string): string {
  return text
    .replace(COLORS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\s+$/g, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of terminals begin with one.
const COLORS = /\u001b\[[\d;]*[A-Za-z]/g;
