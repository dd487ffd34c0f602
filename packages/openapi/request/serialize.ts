import { ExactNumber, jsonText } from './exact-number.ts';
import type { Pair, Part, RequestBody, RequestParameter, Serialization } from './request.ts';
import { valueAt } from './value-at.ts';

/** What joins the parts of a value, by its style. Swagger 2.0 has others than commas in paths and headers, too. */
const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' };

function separatorOf(style: string): string {
  return valueAt(SEPARATORS, style) ?? ',';
}

/** A value as text. What is below the first level has no form of its own, so it is JSON there, but for lists with an inner style. */
export function textOfValue(value: unknown, [style, ...inner]: readonly string[] = []): string {
  if (style !== undefined && Array.isArray(value)) return value.map((item) => textOfValue(item, inner)).join(separatorOf(style));
  return typeof value === 'string' ? value : jsonText(value);
}

/** A text inside an address. Reserved characters stay where the description allows it, unless they would end the value. */
function encode(text: string, allowReserved = false): string {
  const encoded = encodeURIComponent(text);
  return allowReserved ? encoded.replace(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g, decodeURIComponent) : encoded;
}

function entriesOf(value: object): [name: string, value: unknown][] {
  return Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
}

/** A value of the query or of a form, by https://spec.openapis.org/oas/v3.1.1.html#style-examples. */
export function queryPairs(name: string, value: unknown, how: Serialization): Pair[] {
  const { style = 'form', explode = style === 'form' || style === 'deepObject', allowReserved, contentType } = how;
  const textOf = (item: unknown) => textOfValue(item, how.inner);
  const pair = (key: string, inner: unknown): Pair => {
    const text = textOf(inner);
    return { name: key, value: text, ...(allowReserved ? { exact: encode(text, true) } : {}) };
  };
  if (value === undefined || value === null) return [];
  if (contentType !== undefined || !isStructure(value)) return [pair(name, value)];
  if (style === 'deepObject') return deepPairs(name, value).map(([key, inner]) => pair(key, inner));
  if (explode)
    return Array.isArray(value) ? value.map((item) => pair(name, item)) : entriesOf(value).map(([key, inner]) => pair(key, inner));
  const separator = separatorOf(style);
  const parts = (Array.isArray(value) ? value : entriesOf(value).flat()).map(textOf);
  if (parts.length === 0) return [];
  return [
    {
      name,
      value: parts.join(separator),
      exact: parts.map((part) => encode(part, allowReserved)).join(encodeURI(separator)),
    },
  ];
}

/** `filter[a][b]=c`, `items[0][price]=d` */
function deepPairs(name: string, value: unknown): [name: string, value: unknown][] {
  if (!isStructure(value)) return value === undefined || value === null ? [] : [[name, value]];
  return entriesOf(value).flatMap(([key, inner]) => deepPairs(`${name}[${key}]`, inner));
}

/** A value inside the path. */
export function pathText(
  { name, style = 'simple', explode = false, contentType, allowReserved, inner }: RequestParameter,
  value: unknown,
): string {
  const encoded = (item: unknown) => encode(textOfValue(item, inner), allowReserved);
  const mark = { label: '.', matrix: ';' }[style] ?? '';
  const named = style === 'matrix' ? `${name}=` : '';
  if (contentType !== undefined || !isStructure(value)) return mark + named + encoded(value);
  const list = Array.isArray(value);
  const separator = encodeURI(separatorOf(style));
  if (!explode) return mark + named + (list ? value : entriesOf(value).flat()).map(encoded).join(separator);
  const parts = list
    ? value.map((item) => named + encoded(item))
    : entriesOf(value).map(([key, inner]) => `${encoded(key)}=${encoded(inner)}`);
  return mark + parts.join(mark || separator);
}

/** The value of a header. */
export function headerText({ style = 'simple', explode = false, contentType, inner }: Serialization, value: unknown): string {
  if (contentType !== undefined || !isStructure(value)) return textOfValue(value);
  const parts = Array.isArray(value)
    ? value
    : entriesOf(value).flatMap(([key, item]) => (explode ? `${key}=${textOfValue(item)}` : [key, item]));
  return parts.map((part) => textOfValue(part, inner)).join(separatorOf(style));
}

/** Cookies. With the style of that name they are sent as they are, a list or object as one cookie for each of its parts. */
export function cookiePairs(name: string, value: unknown, how: Serialization): Pair[] {
  if (how.style !== 'cookie') return queryPairs(name, value, { ...how, style: 'form', explode: false });
  const { explode = true } = how;
  const pairs = explode ? queryPairs(name, value, { ...how, style: 'form', explode }) : [{ name, value: headerText({}, value) }];
  return pairs.map((pair) => ({ ...pair, exact: pair.value }));
}

/** The fields of a form. A property without a style is sent by its content type, which is JSON for objects. */
export function formPairs({ value, encoding = {} }: Pick<RequestBody, 'value' | 'encoding'>): Pair[] {
  if (!isStructure(value)) return [];
  return entriesOf(value).flatMap(([name, inner]) => {
    const { contentType, ...how } = valueAt(encoding, name) ?? {};
    if (Object.keys(how).length > 0) return queryPairs(name, inner, how);
    return (Array.isArray(inner) && contentType === undefined ? inner : [inner]).map((item) => ({ name, value: textOfValue(item) }));
  });
}

/** The parts of a multipart body: an array is one part for each item, an object is JSON, a file is named. */
export function formParts({ value, encoding = {}, files = {} }: Pick<RequestBody, 'value' | 'encoding' | 'files'>): Part[] {
  if (!isStructure(value)) return [];
  return entriesOf(value).flatMap(([name, inner]): Part[] => {
    const file = valueAt(files, name);
    const { contentType, ...how } = valueAt(encoding, name) ?? {};
    if (file) {
      const type = file.type === undefined ? {} : { type: file.type };
      return (Array.isArray(inner) ? inner : [inner]).map((own) => ({ name, value: '', file: fileName(own) ?? file.name, ...type }));
    }
    const type = contentType?.split(',')[0]?.trim();
    if (Object.keys(how).length > 0 && type === undefined) return queryPairs(name, inner, how);
    return (Array.isArray(inner) && type === undefined ? inner : [inner]).map((item) => {
      const own = type ?? (isStructure(item) ? 'application/json' : undefined);
      return { name, value: textOfValue(item), ...(own === undefined || own === 'text/plain' ? {} : { type: own }) };
    });
  });
}

function fileName(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('@') ? value.slice(1) : undefined;
}

/** The query as it stands in an address. A value without a name is the whole of it. */
export function queryText(pairs: readonly Pair[]): string {
  return pairs.map(({ name, value, exact }) => (name && `${encodeURIComponent(name)}=`) + (exact ?? encodeURIComponent(value))).join('&');
}

/** Whether clients, which encode every reserved character, send these pairs as they are meant. */
export function isPlain(pairs: readonly Pair[]): boolean {
  return pairs.every(({ name, value, exact }) => name && (exact === undefined || exact === encodeURIComponent(value)));
}

function isStructure(value: unknown): value is Readonly<Record<string, unknown>> | unknown[] {
  return typeof value === 'object' && value !== null && !(value instanceof ExactNumber);
}
