// Parses values in a request, following https://spec.openapis.org/oas/v3.1.1.html#style-values
import type { DescribedSchemas } from './described-schemas.ts';
import { isObject, type Json, listOf, objectOf, valueAt } from './json.ts';

export type TextPair = readonly [name: string, value?: string];

/** Pairs of a query or form, still encoded, except that `+` becomes `%20`. */
export function pairsOf(text: string): TextPair[] {
  return text
    .replaceAll('+', '%20')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
}

/** Converts a text to the type in the schema. */
export function typed(schemas: DescribedSchemas, parameter: Json, text: string): unknown {
  const [contentType] = Object.keys(objectOf(parameter.content));
  if (contentType !== undefined) return /json/i.test(contentType) ? JSON.parse(text) : text;
  const schema = schemas.resolve(parameter.schema);
  const types = schemas.typesOf(schema);
  const [style = '', ...inner] = listOf(parameter.inner).map(String);
  // Lists and objects in lists have no style.
  if (types.includes('array') && /^\[[[{]/.test(text)) return JSON.parse(text);
  if (types.includes('array'))
    return text
      .split({ pipeDelimited: '|', spaceDelimited: ' ', tabDelimited: '\t' }[style] ?? ',')
      .map((item) => typed(schemas, { schema: schema.items, inner }, item));
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return Number(text);
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  if (types.includes('object') && /^[{[]/.test(text)) return JSON.parse(text);
  return text;
}

/** The value of a parameter in the path, a header or a cookie. Throws if the text doesn't match the style. */
export function simpleValue(schemas: DescribedSchemas, parameter: Json, text: string, decode = decodeURIComponent): unknown {
  const { name, content, explode = false } = parameter;
  const schema = schemas.resolve(parameter.schema);
  const types = schemas.typesOf(schema);
  const isList = types.includes('array') && !types.includes('string');
  const isMap = types.includes('object') && !types.includes('string') && !isList;
  if (content !== undefined || !(isList || isMap)) return typed(schemas, parameter, decode(withoutPrefix(parameter, text, false)));
  const own = withoutPrefix(parameter, text, explode === true);
  const joined = { spaceDelimited: /%20| /, tabDelimited: /%09|\t/, pipeDelimited: /%7C|\|/i }[String(parameter.style)] ?? ',';
  const separator = explode === true ? ({ label: '.', matrix: ';' }[String(parameter.style)] ?? ',') : joined;
  const parts = own.split(separator);
  if (isList) {
    const items = parameter.style === 'matrix' && explode === true ? parts.map((part) => valueIn(part, String(name))) : parts;
    return items.map((item) => typed(schemas, { schema: schema.items ?? schemas.itemsOf(schema), inner: parameter.inner }, decode(item)));
  }
  // `R=100`, or alternating `R` and `100`.
  const pieces = explode === true ? parts.flatMap((part) => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)]) : parts;
  return entriesValue(schemas, schema, pieces, decode);
}

/** Alternating names and values. */
function entriesValue(schemas: DescribedSchemas, schema: Json, parts: readonly string[], decode = decodeURIComponent): Json {
  const properties = schemas.properties(schema);
  const value = new Map<string, unknown>();
  for (let index = 0; index < parts.length; index += 2) {
    const name = decode(parts[index] ?? '');
    value.set(name, typed(schemas, { schema: valueAt(properties, name) ?? schema.additionalProperties }, decode(parts[index + 1] ?? '')));
  }
  return Object.fromEntries(value);
}

function withoutPrefix({ style, name }: Json, text: string, isExploded: boolean): string {
  const prefix = style === 'label' ? '.' : style === 'matrix' ? (isExploded ? ';' : `;${String(name)}=`) : '';
  if (!text.startsWith(prefix)) throw new Error(`${String(name)} does not begin with ${prefix}: ${text}`);
  return text.slice(prefix.length);
}

function valueIn(part: string, name: string): string {
  if (!part.startsWith(`${name}=`)) throw new Error(`${name} is not in front of ${part}`);
  return part.slice(name.length + 1);
}

/** The value of a query parameter or form field. Adds its names to `used`. */
export function queryValue(schemas: DescribedSchemas, parameter: Json, pairs: readonly TextPair[], used: Set<string>): unknown {
  const name = String(parameter.name);
  const schema = schemas.resolve(parameter.schema);
  const types = schemas.typesOf(schema);
  const style = String(parameter.style ?? 'form');
  const explode = parameter.explode ?? (style === 'form' || style === 'deepObject');
  const own = pairs.filter(([key]) => decodeURIComponent(key) === name).map(([, value = '']) => value);
  const isWhole = parameter.content !== undefined;
  if (style === 'deepObject') {
    const deep = pairs.filter(([key]) => decodeURIComponent(key).startsWith(`${name}[`));
    if (deep.length > 0) return deepValue(schemas, parameter, deep, used);
  }
  const isMap = types.includes('object') && !types.includes('array');
  // In a form without a style, an object is JSON.
  if (isMap && !isWhole && style === 'form' && explode === true && parameter.isForm !== true && own.length === 0)
    return explodedValue(schemas, schema, pairs, used);
  if (own.length === 0) return undefined;
  used.add(name);
  const separator = { pipeDelimited: /%7C|\|/i, spaceDelimited: /%20/, tabDelimited: /%09/ }[style] ?? /,/;
  if (isMap && !isWhole && explode !== true && !types.includes('string'))
    return entriesValue(schemas, schema, (own[0] ?? '').split(separator));
  const isList = types.includes('array') && (!types.includes('string') || own.length > 1 || style !== 'form' || explode !== true);
  if (!isList || isWhole) return typed(schemas, parameter, decodeURIComponent(own[0] ?? ''));
  const items = explode === true || parameter.isForm === true ? own : (own[0] ?? '').split(separator);
  return items.map((item) =>
    typed(schemas, { schema: schema.items ?? schemas.itemsOf(schema), inner: parameter.inner }, decodeURIComponent(item)),
  );
}

/** `R=100&G=200`: each property is a separate pair. */
function explodedValue(schemas: DescribedSchemas, schema: Json, pairs: readonly TextPair[], used: Set<string>): unknown {
  const value = new Map<string, unknown>();
  const properties = schemas.properties(schema);
  const { additionalProperties } = schema;
  for (const [name, text = ''] of pairs) {
    const key = decodeURIComponent(name);
    // Additional properties take the names that no other parameter uses.
    const inner = valueAt(properties, key) ?? (additionalProperties && !used.has(key) ? additionalProperties : undefined);
    if (inner === undefined) continue;
    used.add(key);
    value.set(key, typed(schemas, { schema: inner }, decodeURIComponent(text)));
  }
  return value.size > 0 ? Object.fromEntries(value) : undefined;
}

/** `filter[a][b]=c` */
function deepValue(schemas: DescribedSchemas, { name, schema }: Json, pairs: readonly TextPair[], used: Set<string>): unknown {
  let value: Json = {};
  for (const [key, text = ''] of pairs) {
    const whole = decodeURIComponent(key);
    used.add(whole);
    const keys = [...whole.slice(String(name).length).matchAll(/\[([^\]]*)\]/g)].map(([, inner = '']) => inner);
    value = withText(value, keys, decodeURIComponent(text));
  }
  return typedDeep(schemas, asLists(value), schema);
}

function withText(value: Json, [key = '', ...rest]: string[], text: string): Json {
  return { ...value, [key]: rest.length === 0 ? text : withText(objectOf(valueAt(value, key)), rest, text) };
}

/** `{ 0: 'a', 1: 'b' }` → `['a', 'b']` */
function asLists(value: unknown): unknown {
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  const inner = Object.values(value).map(asLists);
  return keys.length > 0 && keys.every((key, index) => key === String(index))
    ? inner
    : Object.fromEntries(keys.map((key, index) => [key, inner[index]]));
}

function typedDeep(schemas: DescribedSchemas, value: unknown, schema: unknown): unknown {
  const node = schemas.resolve(schema);
  if (Array.isArray(value)) return value.map((item) => typedDeep(schemas, item, node.items ?? schemas.itemsOf(node)));
  if (!isObject(value)) return typed(schemas, { schema }, String(value));
  const properties = schemas.properties(schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, typedDeep(schemas, inner, valueAt(properties, key) ?? node.additionalProperties)]),
  );
}
