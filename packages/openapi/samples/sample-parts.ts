import { ExactNumber, jsonText } from '../request/exact-number.ts';
import type { Pair, Request } from '../request/request.ts';
import { isPlain, queryText } from '../request/serialize.ts';

/** Time-out of all samples. */
export const SECONDS = 30;

/** Text that may contain the values of environment variables. */
export type Text = readonly (string | { variable: string })[];

/** The headers of a request, keys first. For forms, the client sets the content type. */
export function headersOf({ credentials, headers, cookies, body }: Request): [name: string, value: Text][] {
  const keys = credentials.flatMap((key): [string, Text][] =>
    key.kind === 'header' ? [[key.name, [...(key.prefix === '' ? [] : [key.prefix]), { variable: key.variable }]]] : [],
  );
  const inCookies = [
    ...cookies.map(({ name, value, exact }): Text => [`${name}=${exact ?? encodeURIComponent(value)}`]),
    ...credentials.flatMap((key): Text[] => (key.kind === 'cookie' ? [[`${key.name}=`, { variable: key.variable }]] : [])),
  ];
  const cookie = inCookies.flatMap((text, index) => (index === 0 ? text : ['; ', ...text]));
  const hasType = body !== undefined && body.kind !== 'form' && body.kind !== 'multipart';
  return [
    ...keys,
    ...headers.map(({ name, value }): [string, Text] => [name, [value]]),
    ...(cookie.length === 0 ? [] : [['Cookie', joined(cookie)] satisfies [string, Text]]),
    ...(hasType ? [['Content-Type', [body.type]] satisfies [string, Text]] : []),
  ];
}

/** Joins adjacent pieces of plain text. */
function joined(text: Text): Text {
  const pieces: (string | { variable: string })[] = [];
  for (const piece of text) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

export function basicOf({ credentials }: Request): { user: string; password: string } | undefined {
  return credentials.find((key) => key.kind === 'basic');
}

/** Keys in the query. */
export function queryKeys({ credentials }: Request): { name: string; variable: string }[] {
  return credentials.flatMap((key) => (key.kind === 'query' ? [key] : []));
}

/** The URL, including the query if a client would encode it differently, and the pairs that are left to the client. */
export function addressOf({ url, query }: Request): { address: string; pairs: readonly Pair[] } {
  return isPlain(query) ? { address: url, pairs: query } : { address: `${url}?${queryText(query)}`, pairs: [] };
}

/** Code for names and values: an object, or a list of pairs if a name is repeated. */
export function pairsCode(pairs: readonly { name: string; code: string }[], style: Style): string {
  const isRepeated = new Set(pairs.map(({ name }) => name)).size < pairs.length;
  const parts = pairs.map(({ name, code }) => (isRepeated ? style.pair(JSON.stringify(name), code) : `${style.name(name)}: ${code}`));
  return isRepeated ? block('[]', parts, { ...style, space: '' }) : block('{}', parts, style);
}

/** Whether a value contains numbers that a program would round. */
export function hasExactNumbers(value: unknown): boolean {
  if (value instanceof ExactNumber) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasExactNumbers);
}

/** How a language writes objects. */
export interface Style {
  name: (name: string) => string;
  /** Code for a pair in a list of pairs. */
  pair: (name: string, code: string) => string;
  /** Space inside the braces of an object on one line. */
  space: string;
  /** Indentation per level. */
  by: number;
  /** Literals for `true`, `false` and `null` that differ from JSON. */
  words: Readonly<Record<string, string>>;
}

/** JSON as code: short objects on one line, longer ones with trailing commas. */
export function literal(value: unknown, style: Style): string {
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) {
    const text = jsonText(value);
    return Object.hasOwn(style.words, text) ? (style.words[text] ?? text) : text;
  }
  if (Array.isArray(value))
    return block(
      '[]',
      value.map((item) => literal(item, style)),
      { ...style, space: '' },
    );
  return block(
    '{}',
    Object.entries(value).map(([name, item]) => `${style.name(name)}: ${literal(item, style)}`),
    style,
  );
}

/** Parts in brackets, on one line or on one line each. */
export function block(brackets: '[]' | '{}' | '()', parts: readonly string[], { space, by }: Pick<Style, 'space' | 'by'>): string {
  const [open = '', close = ''] = brackets;
  if (parts.length === 0) return open + close;
  const flat = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (flat.length <= 64 && !flat.includes('\n')) return flat;
  return `${open}\n${parts.map((part) => `${indent(part, by)},`).join('\n')}\n${close}`;
}

export function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}
