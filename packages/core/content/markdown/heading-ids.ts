import { replaceOutsideCode } from './replace-code.ts';

/** `## Text {#first #second}` → `['first', 'second']`. Escaped braces are text. */
export function headingIds(line: string): string[] {
  const words = (/(?<!(?<!\\)\\(?:\\\\)*)\{([^{}\\]*)\}\s*#*\s*$/.exec(line)?.[1] ?? '').trim().split(/\s+/);
  return words.every((word) => /^#./.test(word)) ? words.map((word) => word.slice(1)) : [];
}

/** Braces at the end of a heading: `## Text {…}`, or a line underlined with `=` or `-`. */
const BRACES = /^ {0,3}(?:#{1,6}[ \t].*\}[ \t]*$|\S.*\}[ \t]*$(?=\n {0,3}(?:=+|-+)[ \t]*$))/gm;
/** Cheap test first, because few pages have any. */
const MAYBE = /^ {0,3}#.*\}[ \t]*$|\}[ \t]*\n {0,3}[=-]/m;
/** Ids of a heading. An escaped brace is text. */
const ANCHORS = /(?<!(?<!\\)\\(?:\\\\)*)\{\s*#[^\s{}\\]+(?:\s+#[^\s{}\\]+)*\s*\}\s*$/;

/**
 * The compiler reads any braces at the end of a heading as attributes and drops them, even after a backslash. Only anchors are
 * attributes (`{#one #two}`), so other braces are escaped as text; in .mdx, only those after a backslash.
 */
export function escapeHeadingBraces(source: string, mdx = false): string {
  if (!MAYBE.test(source)) return source;
  return replaceOutsideCode(source, BRACES, (line) => {
    const end = line.trimEnd().length - 1;
    if (ANCHORS.test(line) || (mdx && !/\\\{[^{}]*\\?\}\s*$/.test(line))) return line;
    // The backslash goes before the id: before the closing brace it would become part of the id.
    return line[end - 1] === '\\' ? line.replace(/\{\s*#(?=[^{}]*$)/, '{\\#') : `${line.slice(0, end)}\\${line.slice(end)}`;
  });
}
