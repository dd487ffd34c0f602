import { ExactNumber, jsonText } from './exact-number.ts';
import type { Pair, Part, RequestBody, Serialization } from './request.ts';
import { valueAt } from './value-at.ts';

/** Style → separator. Swagger 2.0 allows separators other than commas in paths and headers too. */
const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' };

export function separatorOf(style: string): string {
  return valueAt(SEPARATORS, style) ?? ',';
}

/** A value as text. Nested objects have no defined serialization, so they become JSON. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value);
}

/** Encodes a text for a URL. Allowed reserved characters stay, unless they would end the value. */
function encode(text: string, allowReserved = false): string {
  const encoded = encodeURIComponent(text);
  return allowReserved ? encoded.replace(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g, decodeURIComponent) : encoded;
}

function entriesOf(value: object): [name: string, value: unknown][] {
  return Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
}

/** The items of a list, or the names and values of an object. */
function partsOf(value: object): unknown[] {
  return Array.isArray(value) ? value : entriesOf(value).flat();
}

/** Serializes a value of the query or of a form: https://spec.openapis.org/oas/v3.1.1.html#style-examples. */
export function queryPairs(name: string, value: unknown, how: Serialization): Pair[] {
  const { style = 'form', explode = !style.endsWith('Delimited'), allowReserved, contentType } = how;
  const isPlain = style === 'cookie';
  const written = (text: string) => (isPlain ? text : encode(text, allowReserved));
  const pair = (key: string, inner: unknown): Pair => {
    const text = textOfValue(inner);
    return { name: key, value: text, ...(allowReserved || isPlain ? { exact: written(text) } : {}) };
  };
  if (value === undefined || value === null) return [];
  if (contentType !== undefined || !isStructure(value)) return [pair(name, value)];
  if (style === 'deepObject') return deepPairs(name, value).map(([key, inner]) => pair(key, inner));
  if (explode)
    return Array.isArray(value) ? value.map((item) => pair(name, item)) : entriesOf(value).map(([key, inner]) => pair(key, inner));
  const separator = separatorOf(style);
  const parts = partsOf(value).map(textOfValue);
  if (parts.length === 0) return [];
  return [
    {
      name,
      value: parts.join(separator),
      exact: parts.map(written).join(encodeURI(separator)),
    },
  ];
}

/** `filter[a][b]=c`, `items[0][price]=d` */
function deepPairs(name: string, value: unknown): [name: string, value: unknown][] {
  if (!isStructure(value)) return value === undefined || value === null ? [] : [[name, value]];
  return entriesOf(value).flatMap(([key, inner]) => deepPairs(`${name}[${key}]`, inner));
}

/** Serializes a path parameter, or any other value in the same format. */
export function pathText(
  { name, style = 'simple', explode, contentType, allowReserved }: Serialization & { name?: string },
  value: unknown,
  write = (text: string, isSign = false) => (isSign ? encodeURI(text) : encode(text, allowReserved)),
): string {
  const text = (item: unknown) => write(textOfValue(item));
  const mark = { label: '.', matrix: ';' }[style] ?? '';
  const named = style === 'matrix' ? `${name}=` : '';
  if (contentType !== undefined || !isStructure(value)) return mark + named + text(value);
  const separator = write(separatorOf(style), true);
  if (!explode) return mark + named + partsOf(value).map(text).join(separator);
  const parts = Array.isArray(value) ? value.map((item) => named + text(item)) : entriesOf(value).map((entry) => entry.map(text).join('='));
  return mark + parts.join(mark || separator);
}

/** Serializes a header. */
export function headerText(how: Serialization, value: unknown): string {
  return pathText(how, value, (text) => text);
}

/** Serializes a cookie: unencoded with the style `cookie`; otherwise encoded, with a list or object in one value. */
export function cookiePairs(name: string, value: unknown, how: Serialization): Pair[] {
  return queryPairs(name, value, how.style === 'cookie' ? how : { ...how, style: 'form', explode: false });
}

/** The fields of a form. A property without a style is sent by its content type, which is JSON for objects. */
export function formPairs({ value, encoding = {} }: Pick<RequestBody, 'value' | 'encoding'>): Pair[] {
  if (!isStructure(value)) return [];
  return entriesOf(value).flatMap(([name, inner]) => {
    const { contentType, ...how } = valueAt(encoding, name) ?? {};
    if (Object.keys(how).length > 0) return queryPairs(name, inner, how);
    return (contentType === undefined ? [inner].flat() : [inner]).map((item) => ({ name, value: textOfValue(item) }));
  });
}

/** The parts of a multipart body: one per array item, JSON for objects, and names for files. */
export function formParts({ value, encoding = {}, files = {} }: Pick<RequestBody, 'value' | 'encoding' | 'files'>): Part[] {
  if (!isStructure(value)) return [];
  return entriesOf(value).flatMap(([name, inner]): Part[] => {
    const file = valueAt(files, name);
    const { contentType, ...how } = valueAt(encoding, name) ?? {};
    if (file) {
      const type = file.type === undefined ? {} : { type: file.type };
      return [inner].flat().map((own) => ({ name, value: '', file: fileName(own) ?? file.name, ...type }));
    }
    const type = contentType?.split(',')[0]?.trim();
    if (Object.keys(how).length > 0 && type === undefined) return queryPairs(name, inner, how);
    return (type === undefined ? [inner].flat() : [inner]).map((item) => {
      const own = type ?? (isStructure(item) ? 'application/json' : undefined);
      return { name, value: textOfValue(item), ...(own === undefined || own === 'text/plain' ? {} : { type: own }) };
    });
  });
}

function fileName(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('@') ? value.slice(1) : undefined;
}

/** The query of a URL. A value without a name is the whole query. */
export function queryText(pairs: readonly Pair[]): string {
  return pairs.map(({ name, value, exact }) => (name && `${encodeURIComponent(name)}=`) + (exact ?? encodeURIComponent(value))).join('&');
}

/** Whether clients, which encode every reserved character, would send these pairs correctly. */
export function isPlain(pairs: readonly Pair[]): boolean {
  return pairs.every(({ name, value, exact }) => name && (exact === undefined || exact === encodeURIComponent(value)));
}

function isStructure(value: unknown): value is Readonly<Record<string, unknown>> | unknown[] {
  return typeof value === 'object' && value !== null && !(value instanceof ExactNumber);
}
