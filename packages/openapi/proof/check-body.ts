import type { ExpectedOperation, ReceivedRequest } from './check-request.ts';
import type { DescribedSchemas } from './described-schemas.ts';
import { type Json, objectOf, valueAt } from './json.ts';
import { pairsOf, queryValue, typed } from './read-values.ts';

/** Faults in the body of a request. */
export async function bodyFaults(
  schemas: DescribedSchemas,
  request: ReceivedRequest,
  { requestBody, method }: ExpectedOperation,
): Promise<string[]> {
  const { content, required } = schemas.resolve(requestBody);
  const hasBody = request.body.length > 0;
  if (/^(?:GET|HEAD)$/.test(method)) return hasBody ? ['a body is sent'] : [];
  const type = request.headers['content-type'] ?? '';
  if (!hasBody) return required === true && type === '' ? ['the body is missing'] : [];
  const entries = Object.entries(objectOf(content));
  const found = entries.find(([name]) => sameType(name, type)) ?? entries.find(([name]) => name.includes('*'));
  if (!found) return [`content type ${type} is not one of ${entries.map(([name]) => name).join(', ')}`];
  const media = objectOf(found[1]);
  const check = (value: unknown, where: string) => [
    ...schemas.faults(media.schema, value, where),
    ...schemas.notForRequests(media.schema, value, where),
  ];
  if (/json/i.test(type) && !/ndjson|jsonl|json-seq/i.test(type)) return check(JSON.parse(request.body.toString()), 'body');
  if (/x-www-form-urlencoded/i.test(type)) return check(formValue(schemas, media, request.body.toString()), 'form');
  if (!/^multipart\//i.test(type)) return [];
  const { value, faults } = await multipartValue(schemas, media, request.body, type);
  return [...faults, ...check(value, 'multipart')];
}

function sameType(described: string, sent: string): boolean {
  return described.split(';')[0]?.trim().toLowerCase() === sent.split(';')[0]?.trim().toLowerCase();
}

function formValue(schemas: DescribedSchemas, { schema, encoding }: Json, text: string): Json {
  const pairs = pairsOf(text);
  const value = new Map<string, unknown>();
  const used = new Set<string>();
  for (const [name, inner] of Object.entries(schemas.properties(schema))) {
    const own = schemas.resolve(valueAt(encoding, name));
    const isForm = Object.keys(own).length === 0;
    const found = queryValue(schemas, { name, schema: inner, ...own, in: 'query', isForm }, pairs, used);
    if (found !== undefined) value.set(name, found);
  }
  for (const [name, inner = ''] of pairs)
    if (!used.has(decodeURIComponent(name))) value.set(decodeURIComponent(name), decodeURIComponent(inner));
  return Object.fromEntries(value);
}

async function multipartValue(
  schemas: DescribedSchemas,
  { schema, encoding }: Json,
  body: Buffer,
  type: string,
): Promise<{ value: Json; faults: string[] }> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const properties = schemas.properties(schema);
  const value = new Map<string, unknown>();
  const faults: string[] = [];
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name);
    const own = schemas.resolve(valueAt(properties, name));
    if ([own, schemas.resolve(own.items)].some(isFile) && parts.some((part) => typeof part === 'string'))
      faults.push(`${name} is not sent as a file`);
    const how = schemas.resolve(valueAt(encoding, name));
    const [only] = parts;
    // A list or object serialized in one part.
    if (how.style !== undefined && how.contentType === undefined && parts.length === 1 && typeof only === 'string') {
      value.set(name, queryValue(schemas, { ...how, name, schema: own }, [[name, encodeOne(only)]], new Set()));
      continue;
    }
    const isList = schemas.typesOf(own).includes('array');
    const values: unknown[] = [];
    for (const part of parts)
      if (typeof part === 'string') values.push(typed(schemas, { schema: isList ? own.items : own }, part));
      else values.push(/json/.test(part.type) ? JSON.parse(await part.text()) : 'file');
    value.set(name, isList ? values : values[0]);
  }
  return { value: Object.fromEntries(value), faults };
}

/** Encodes a text, except for separators. */
function encodeOne(text: string): string {
  return text
    .replace(/[^,| \t]+/g, encodeURIComponent)
    .replaceAll(' ', '%20')
    .replaceAll('\t', '%09');
}

function isFile({ format, contentMediaType, contentEncoding }: Json): boolean {
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}
