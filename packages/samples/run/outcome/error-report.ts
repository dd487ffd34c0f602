import type { Assembled } from '../program/assemble.ts';

type Place = Assembled['place'];

export const ERROR =
  /^\s*(?:(?:Uncaught )?[\w.]*(?:Error|Exception)(?: \[\w+\])?(?::.*)?$|error(?:\[\w+\])?: .*|panic: .*|(?:\.\/)?sample\.\w+:(?:\d+:| line).*|.*\(\w*Error\)$)/;

/** The line of an error report with the message. */
export function errorIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^Node\.js v\d/.test(line));
  const errors = lines.filter((line) => ERROR.test(line) && !/^\s+at /.test(line));
  const line = (isTraceback(stderr) ? errors.at(-1) : errors[0]) ?? lines.at(-1) ?? '';
  const rest = /(?:requires|:)$/.test(line) ? lines[lines.indexOf(line) + 1] : undefined;
  return [line, ...(rest === undefined ? [] : [rest])]
    .map((part) => part.trim())
    .join(' ')
    .replace(PLACE, '')
    .slice(0, 300)
    .replace(/\.$/, '');
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
