/** Line and column of a character of a text, both from 1; the beginning for -1. */
export function placeAt(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, at));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
