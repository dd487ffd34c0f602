/** A number that would lose digits as a JavaScript number: `9223372036854775807`, `1.10`. Other numbers stay plain. */
export class ExactNumber {
  /** The number as written. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  valueOf(): number {
    return Number(this.text);
  }

  toString(): string {
    return this.text;
  }
}

/** Parses a number without losing digits. */
export function numberFrom(text: string): number | ExactNumber {
  return String(Number(text)) === text ? Number(text) : new ExactNumber(text);
}

export function isNumber(value: unknown): value is number | ExactNumber {
  return typeof value === 'number' || value instanceof ExactNumber;
}

/** JSON of a value, with exact numbers as written. */
export function jsonText(value: unknown, indent = 0): string {
  const marks: string[] = [];
  const text = JSON.stringify(
    value,
    (_, inner: unknown) => (inner instanceof ExactNumber ? `\u0000${marks.push(inner.text) - 1}\u0000` : inner),
    indent,
  );
  return marks.length === 0 ? (text ?? 'null') : text.replace(/"\\u0000(\d+)\\u0000"/g, (_, n: string) => marks[Number(n)] ?? '');
}

/** The value with plain numbers, for code that supports no others. */
export function plainNumbers(value: unknown): unknown {
  return mapped(value, (inner) => (inner instanceof ExactNumber ? Number(inner.text) : inner));
}

const MARK = '\u0000exact:';

/** Parses JSON without losing digits, by turning affected numbers into strings first. */
export function parseJson(text: string): unknown {
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?![\d.eE])/g, (token) =>
    token.startsWith('"') || String(Number(token)) === token ? token : JSON.stringify(MARK + token),
  );
  return withExactNumbers(JSON.parse(marked));
}

/** Encodes exact numbers as strings, so JSON can carry them to a page, where `withExactNumbers` decodes them. */
export function markedNumbers(value: unknown): unknown {
  return mapped(value, (inner) => (inner instanceof ExactNumber ? MARK + inner.text : inner));
}

export function withExactNumbers(value: unknown): unknown {
  return mapped(value, (inner) =>
    typeof inner === 'string' && inner.startsWith(MARK) ? new ExactNumber(inner.slice(MARK.length)) : inner,
  );
}

function mapped(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapped(inner, change));
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]));
}
