/** `#` hides a line only before a space, as in Rust: `#[derive(…)]` is code. */
const BEFORE_SPACE = '#';

/**
 * The code as it runs. Lines that start with `hidelines` run but aren't shown; doubled, the prefix is literal (`##` in Rust). Line
 * numbers don't change.
 */
export function runningCode(code: string, hidelines: string): string {
  return divided(code, hidelines)
    .map(({ text }) => text)
    .join('\n');
}

/** The visible lines, with `undefined` in place of hidden ones. */
export function shownLines(code: string, hidelines: string): (string | undefined)[] {
  return divided(code, hidelines).map(({ text, isShown }) => (isShown ? text : undefined));
}

function divided(code: string, hidelines: string): { text: string; isShown: boolean }[] {
  return code.split('\n').map((line) => {
    const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
    const rest = line.slice(indentation.length);
    if (hidelines === '' || !rest.startsWith(hidelines)) return { text: line, isShown: true };
    const after = rest.slice(hidelines.length);
    if (after.startsWith(hidelines)) return { text: indentation + after, isShown: true };
    if (hidelines !== BEFORE_SPACE) return { text: indentation + after, isShown: false };
    if (after !== '' && !after.startsWith(' ')) return { text: line, isShown: true };
    return { text: indentation + after.slice(1), isShown: false };
  });
}
