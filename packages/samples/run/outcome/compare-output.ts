import { changesByItself, maskText } from './masks.ts';
import { normalize } from './normalize.ts';

/** `…` or `...` alone on a line matches any lines. */
const ANY_LINES = /^[ \t]*(?:\.\.\.|…)[ \t]*$/;

export interface CompareOptions {
  /** Compare only the data, not its formatting. */
  json: boolean;
  masks: readonly RegExp[];
}

/** Compares the page's output with the printed one. `again` gets the output of a second run, if values may change between runs. */
export async function sameOutput(
  shown: string,
  printed: string,
  { json, masks }: CompareOptions,
  again: () => Promise<string>,
): Promise<boolean> {
  const read = (text: string) => (json ? asJson(text) : normalize(text));
  const [one, other] = [read(shown), read(printed)];
  if (linesFit(one.split('\n'), other.split('\n'))) return true;
  const [page, run] = [maskText(one, masks), maskText(other, masks)];
  if (!linesFit(page.text.split('\n'), run.text.split('\n'))) return false;
  // After dots, values can't be matched up.
  if (page.values.length !== run.values.length || page.values.every(({ value }, at) => run.values[at]?.value === value)) return true;
  return changesByItself(page, run, maskText(read(await again()), masks));
}

/** A JSON block shows the body of a response. */
function asJson(text: string): string {
  const body = text.startsWith('HTTP/') ? text.slice(text.indexOf('\n\n') + 2) : text;
  try {
    return JSON.stringify(JSON.parse(body, inOrder), null, 2);
  } catch {
    return normalize(body);
  }
}

/** The order of fields doesn't matter. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether lines match a pattern, in which a line of dots matches any lines. */
export function linesFit(pattern: readonly string[], lines: readonly string[]): boolean {
  const dots = pattern.findIndex((line) => ANY_LINES.test(line));
  if (dots === -1) return pattern.length === lines.length && pattern.every((line, at) => line === lines[at]);
  if (lines.length < dots || !pattern.slice(0, dots).every((line, at) => line === lines[at])) return false;
  const rest = pattern.slice(dots + 1);
  for (let from = dots; from <= lines.length; from++) if (linesFit(rest, lines.slice(from))) return true;
  return false;
}
