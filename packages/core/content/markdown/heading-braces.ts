import { replaceOutsideCode } from './replace-code.ts';

/** The end of a heading in braces: `## Text {…}`, or a line with a row of `=` or `-` below it. */
const BRACES = /^ {0,3}(?:#{1,6}[ \t].*\}[ \t]*$|\S.*\}[ \t]*$(?=\n {0,3}(?:=+|-+)[ \t]*$))/gm;
/** What nearly every page is without, and found much faster. */
const MAYBE = /^ {0,3}#.*\}[ \t]*$|\}[ \t]*\n {0,3}[=-]/m;
const ANCHORS = /\{\s*#[^\s{}]+(?:\s+#[^\s{}]+)*\s*\}\s*$/;

/**
 * The compiler takes whatever stands in braces at the end of a heading for attributes, and shows none of it.
 * In a page without expressions only anchors are (`{#one #two}`): other braces are reported to be text.
 */
export function escapeHeadingBraces(source: string): string {
  if (!MAYBE.test(source)) return source;
  return replaceOutsideCode(source, BRACES, (line) => {
    const end = line.trimEnd().length - 1;
    return line[end - 1] === '\\' || ANCHORS.test(line) ? line : `${line.slice(0, end)}\\${line.slice(end)}`;
  });
}
