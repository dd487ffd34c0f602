import { replaceOutsideCode } from './replace-code.ts';

/** `## Text {#first #second}` → `['first', 'second']`. Braces with a backslash are text. */
export function headingIds(line: string): string[] {
  const words = (/(?<!(?<!\\)\\(?:\\\\)*)\{([^{}\\]*)\}\s*#*\s*$/.exec(line)?.[1] ?? '').trim().split(/\s+/);
  return words.every((word) => /^#./.test(word)) ? words.map((word) => word.slice(1)) : [];
}

/** The end of a heading in braces: `## Text {…}`, or a line with a row of `=` or `-` below it. */
const BRACES = /^ {0,3}(?:#{1,6}[ \t].*\}[ \t]*$|\S.*\}[ \t]*$(?=\n {0,3}(?:=+|-+)[ \t]*$))/gm;
/** What nearly every page is without, and found much faster. */
const MAYBE = /^ {0,3}#.*\}[ \t]*$|\}[ \t]*\n {0,3}[=-]/m;
/** Ids of a heading. A brace with a backslash is text. */
const ANCHORS = /(?<!(?<!\\)\\(?:\\\\)*)\{\s*#[^\s{}\\]+(?:\s+#[^\s{}\\]+)*\s*\}\s*$/;

/**
 * The compiler takes whatever stands in braces at the end of a heading for attributes, and shows none of it; it does not mind a
 * backslash before them. Only anchors are (`{#one #two}`): other braces are reported to be text, in .mdx those that are escaped.
 */
export function escapeHeadingBraces(source: string, mdx = false): string {
  if (!MAYBE.test(source)) return source;
  return replaceOutsideCode(source, BRACES, (line) => {
    const end = line.trimEnd().length - 1;
    if (ANCHORS.test(line) || (mdx && !/\\\{[^{}]*\\?\}\s*$/.test(line))) return line;
    // Also the id: a backslash in front of the brace at its end alone would become part of it.
    return line[end - 1] === '\\' ? line.replace(/\{\s*#(?=[^{}]*$)/, '{\\#') : `${line.slice(0, end)}\\${line.slice(end)}`;
  });
}
