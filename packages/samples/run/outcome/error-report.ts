import type { Ran } from '../isolation/run-isolated.ts';
import type { Assembled } from '../program/assemble.ts';

type Place = Assembled['place'];

export const ERROR =
  /^\s*(?:\[?(?:Uncaught )?[\w.]*(?:Error|Exception)(?: \[\w+\])?(?::.*)?\]?$|\w+ \[\w+\]: .*|error(?:\[\w+\])?: .*|panic: .*|(?:\.\/)?sample\.\w+:(?:\d+:| line).*|.*\(\w*Error\)$)/;

/** The message of an error report, with locations on the page. Test runners report to stdout. */
export function errorIn({ stdout, stderr }: Pick<Ran, 'stdout' | 'stderr'>, place: Place): string {
  return messageIn(stderr, place) || messageOf(stdout.split('\n').find((line) => ERROR.test(line)) ?? '', place);
}

function messageIn(stderr: string, place: Place): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^Node\.js v\d/.test(line));
  const errors = lines.filter((line) => ERROR.test(line) && !/^\s+at /.test(line));
  const known = isTraceback(stderr) ? errors.at(-1) : errors[0];
  // For any other error, the last line before the stack.
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const line = known ?? lines.at(stack > 0 ? stack - 1 : -1) ?? '';
  const rest = /(?:requires|:)$/.test(line) ? lines[lines.indexOf(line) + 1] : undefined;
  // Node.js gives the reason in the cause: “fetch failed”.
  const [, cause] = /^ +\[cause\]: (.*?)(?: \{)?$/m.exec(stderr) ?? [];
  return messageOf([line, ...(rest === undefined ? [] : [rest]), ...(cause === undefined ? [] : [`(${cause})`])].join('\n'), place);
}

function messageOf(text: string, place: Place): string {
  return text
    .split('\n')
    .map((part) => part.trim())
    .join(' ')
    .replace(PLACE, '')
    .replace(/ on line (\d+)/g, (_, line: string) => onPage(place(Number(line))))
    .slice(0, 300)
    .replace(/\.$/, '');
}

function onPage(found: ReturnType<Place>): string {
  return found && !found.piece.member.block.isIncluded ? ` in line ${found.piece.member.block.line + found.line}` : '';
}

/** A location in the program, which readers of the report don't see: it's reported as a line of the page. */
const PLACE = /^(?:\.\/)?sample\.\w+:(?: line)? ?\d+(?::\d+)?(?::in [`'].*?')?: /;

/** The locations in an error report, as pieces and their lines. */
export function placesOf(stderr: string, place: Place) {
  const lines = [...stderr.matchAll(/\bsample\.\w+["']?(?:, line |: line |:)(\d+)/g)];
  return lines.map(([, line]) => place(Number(line))).filter((found) => found !== undefined);
}

/** Python's reports end with the innermost call. */
export function isTraceback(stderr: string): boolean {
  return /^Traceback/m.test(stderr);
}

/** The errors that a compiler lists, each with its location. Another location in the same error is only related. */
export function listedErrors(stderr: string, place: Place) {
  return stderr.split(/\n(?=error\b|warning\b|(?:\.\/)?sample\.\w+:\d)/).flatMap((text) => {
    const [at] = /^warning\b/.test(text) ? [] : placesOf(text, place);
    return at ? [{ text, at }] : [];
  });
}

/** The name that is missing, if that's the error. */
export function missingName(error: string): string | undefined {
  return MISSING.exec(error)
    ?.slice(1)
    .find((name) => name !== undefined);
}

const MISSING =
  /\bname '(\w+)' is not defined|(?:^|\s)([\w$]+) is not defined|undefined: (\w+)|undefined (?:local variable or )?method [`'](\w+)|uninitialized constant (\w+)|cannot find [\w, ]+ `(\w+)`|no such (?:table|column): (\w+)|(?:^|\s)([\w-]+): (?:command not found|unbound variable)/;
