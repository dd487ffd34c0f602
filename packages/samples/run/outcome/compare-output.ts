import { changesByItself, maskText } from './masks.ts';
import { normalize } from './normalize.ts';

/** `…` or `...` on a line of its own stands for any lines. */
const ANY_LINES = /^[ \t]*(?:\.\.\.|…)[ \t]*$/;

export interface CompareOptions {
  /** Only the data counts, not how it is laid out. */
  json: boolean;
  masks: readonly RegExp[];
}

/** What a page shows against what was printed; `again`, the output of a second run, is asked for where values may change by themselves. */
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
  // Behind dots nobody knows which value belongs to which.
  if (page.values.length !== run.values.length || page.values.every(({ value }, at) => run.values[at]?.value === value)) return true;
  return changesByItself(page, run, maskText(read(await again()), masks));
}

/** The body of a response is what a block of JSON shows. */
function asJson(text: string): string {
  const body = text.startsWith('HTTP/') ? text.slice(text.indexOf('\n\n') + 2) : text;
  try {
    return JSON.stringify(JSON.parse(body, inOrder), null, 2);
  } catch {
    return normalize(body);
  }
}

/** The order of fields is no part of data. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether lines fit a pattern, in which a line of dots stands for any lines. */
export function linesFit(pattern: readonly string[], lines: readonly string[]): boolean {
  const dots = pattern.findIndex((line) => ANY_LINES.test(line));
  if (dots === -1) return pattern.length === lines.length && pattern.every((line, at) => line === lines[at]);
  if (lines.length < dots || !pattern.slice(0, dots).every((line, at) => line === lines[at])) return false;
  const rest = pattern.slice(dots + 1);
  for (let from = dots; from <= lines.length; from++) if (linesFit(rest, lines.slice(from))) return true;
  return false;
}
