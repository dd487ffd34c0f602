import { AuthorError } from '../../../core/plugin/helpers.ts';

/** Patterns of values that change between runs. With `isProven`, a second run must show a different value, so wrong values are still found. */
interface Mask {
  name: 'id' | 'date' | 'time' | 'duration' | 'port' | 'address';
  pattern: RegExp;
  isProven: boolean;
}

const MASKS: readonly Mask[] = [
  { name: 'id', pattern: /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, isProven: true },
  { name: 'date', pattern: /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s?Z|\s?[+-]\d\d:?\d\d)?)?\b/g, isProven: true },
  {
    name: 'date',
    pattern: /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:\d+ \w{3}|\w{3} +\d+)[ ,\d:]*(?:GMT|UTC)?(?:[+-]\d{4})?/g,
    isProven: true,
  },
  { name: 'time', pattern: /\b\d\d?:\d\d:\d\d(?:[.,]\d+)?\b/g, isProven: true },
  { name: 'duration', pattern: /\b\d+(?:\.\d+)? ?(?:ns|µs|us|ms)\b|\b\d+\.\d+ ?(?:s|sec|seconds)\b/g, isProven: false },
  { name: 'port', pattern: /(?<=\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):)\d{2,5}\b/g, isProven: true },
  { name: 'port', pattern: /(?<=\bport )\d{4,5}\b/gi, isProven: true },
  { name: 'address', pattern: /\b0x[\da-f]{6,16}\b/gi, isProven: true },
  { name: 'id', pattern: /\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{12,64}\b/g, isProven: true },
  { name: 'id', pattern: /\b\d{10,19}\b/g, isProven: true },
];

/** An output with changing values masked, and these values by mask. */
export interface Masked {
  text: string;
  /** Values whose change must be verified. */
  values: { name: string; value: string }[];
}

/** `own`: the author's patterns, which don't need verification. */
export function maskText(text: string, own: readonly RegExp[]): Masked {
  const values: Masked['values'] = [];
  let masked = own.reduce((before, pattern) => before.replace(pattern, '<masked>'), text);
  for (const { name, pattern, isProven } of MASKS) {
    masked = masked.replace(pattern, (value) => {
      if (isProven) values.push({ name, value });
      return `<${name}>`;
    });
  }
  return { text: masked, values };
}

/**
 * Whether all values that differ from the page change between runs: a second run of the sample printed yet another value, or the value
 * is the current time. Apart from such values, the three outputs are equal.
 */
export function changesByItself(shown: Masked, printed: Masked, again: Masked, now = Date.now()): boolean {
  return printed.values.every(({ name, value }, at) => {
    if (shown.values[at]?.value === value) return true;
    return again.values[at]?.value !== value || isNow(name, value, now);
  });
}

const HOUR = 60 * 60 * 1000;

/** Two runs may happen in the same second, and are nearly always on the same day. */
function isNow(name: string, value: string, now: number): boolean {
  if (name === 'date') return Math.abs(Date.parse(value) - now) < 48 * HOUR;
  if (name === 'time') return Math.abs(Date.parse(`${new Date(now).toISOString().slice(0, 10)}T${value.padStart(8, '0')}Z`) - now) < HOUR;
  if (/^\d{10}$/.test(value)) return Math.abs(Number(value) * 1000 - now) < HOUR;
  return /^\d{13}$/.test(value) && Math.abs(Number(value) - now) < HOUR;
}

/** Patterns from the settings. */
export function ownMasks(patterns: readonly string[]): RegExp[] {
  return patterns.map((pattern) => {
    try {
      return new RegExp(pattern, 'gm');
    } catch {
      throw new AuthorError(`“${pattern}” in \`mask\` is not a regular expression.`, 'Correct it in the options of the samples plugin.');
    }
  });
}
