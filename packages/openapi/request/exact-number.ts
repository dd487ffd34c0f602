/** A number that would lose digits as one of JavaScript: `9223372036854775807`, `1.10`. Only those become objects of this class. */
export class ExactNumber {
  /** As it is written. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  valueOf(): number {
    return Number(this.text);
  }
}

/** The number that a text stands for, without losing anything of it. */
export function numberFrom(text: string): number | ExactNumber {
  return String(Number(text)) === text ? Number(text) : new ExactNumber(text);
}

export function isNumber(value: unknown): value is number | ExactNumber {
  return typeof value === 'number' || value instanceof ExactNumber;
}

/** JSON of a value, with exact numbers as they are written. */
export function jsonText(value: unknown, indent = 0): string {
  const marks: string[] = [];
  const text = JSON.stringify(
    value,
    (_, inner: unknown) => (inner instanceof ExactNumber ? `\u0000${marks.push(inner.text) - 1}\u0000` : inner),
    indent,
  );
  return marks.length === 0 ? (text ?? 'null') : text.replace(/"\\u0000(\d+)\\u0000"/g, (_, n: string) => marks[Number(n)] ?? '');
}

/** The value with plain numbers, for what knows no others. */
export function plainNumbers(value: unknown): unknown {
  if (value instanceof ExactNumber) return Number(value.text);
  if (Array.isArray(value)) return value.map(plainNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainNumbers(inner)]));
}
