/** `## Text {#first #second}` → `['first', 'second']`. Braces with a backslash are text. */
export function headingIds(line: string): string[] {
  const words = (/(?<!(?<!\\)\\(?:\\\\)*)\{([^{}\\]*)\}\s*#*\s*$/.exec(line)?.[1] ?? '').trim().split(/\s+/);
  return words.every((word) => /^#./.test(word)) ? words.map((word) => word.slice(1)) : [];
}
