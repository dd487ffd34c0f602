import { parse } from 'yaml';
import type { Answer } from './answers.ts';

type Json = Readonly<Record<string, unknown>>;

/** Answers a request from an OpenAPI description: with the example of its first successful response. */
export type DescribedAnswers = (method: string, path: string) => Answer | undefined;

const MAX_DEPTH = 8;

/** Reads an OpenAPI description in YAML or JSON. Throws if it's neither. */
export function describedAnswers(text: string): DescribedAnswers {
  const document = record(parse(text));
  const [server] = list(document.servers).map((entry) => record(entry).url);
  const base = typeof server === 'string' ? server.replace(/^https?:\/\/[^/]*/, '').replace(/\/$/, '') : '';
  const routes = Object.entries(record(document.paths)).map(([path, item]) => ({
    pattern: new RegExp(`^${(base + path).replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+')}$`),
    isPlain: !path.includes('{'),
    item: record(item),
  }));
  return (method, path) => {
    const fits = routes.filter(({ pattern }) => pattern.test(path.replace(/\?.*$/, '')));
    const operation = (fits.find(({ isPlain }) => isPlain) ?? fits[0])?.item[method.toLowerCase()];
    const responses = Object.entries(record(record(operation).responses));
    const [status, response] = responses.find(([code]) => /^2/.test(code)) ?? [];
    if (status === undefined) return undefined;
    const [type, media] = Object.entries(record(resolve(document, response).content))[0] ?? [];
    if (type === undefined) return { status: Number(status.replace(/\D/g, '0')), body: '' };
    return { status: Number(status.replace(/\D/g, '0')), type, body: exampleOf(document, record(media)) };
  };
}

function exampleOf(document: Json, media: Json): unknown {
  const [named] = Object.values(record(media.examples));
  return media.example ?? resolve(document, named).value ?? exampleOfSchema(document, media.schema, 0);
}

function exampleOfSchema(document: Json, given: unknown, depth: number): unknown {
  const schema = resolve(document, given);
  const [first] = [schema.example, list(schema.examples)[0], schema.default, schema.const, list(schema.enum)[0]].filter(
    (x) => x !== undefined,
  );
  if (first !== undefined || depth > MAX_DEPTH) return first ?? null;
  const parts = list(schema.allOf);
  if (parts.length > 0) return Object.assign({}, ...parts.map((part) => exampleOfSchema(document, part, depth + 1)));
  const [choice] = [...list(schema.oneOf), ...list(schema.anyOf)];
  if (choice !== undefined) return exampleOfSchema(document, choice, depth + 1);
  const type = list(schema.type)[0] ?? schema.type;
  if (type === 'object' || schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(record(schema.properties)).map(([name, part]) => [name, exampleOfSchema(document, part, depth + 1)]),
    );
  if (type === 'array') return [exampleOfSchema(document, schema.items, depth + 1)];
  return type === 'string' ? 'string' : type === 'boolean' ? true : type === 'integer' || type === 'number' ? 0 : null;
}

/** Follows `$ref` within the document. */
function resolve(document: Json, given: unknown): Json {
  let value = record(given);
  for (let steps = 0; typeof value.$ref === 'string' && steps < MAX_DEPTH; steps++) {
    const parts = value.$ref.replace(/^#\//, '').split('/');
    value = record(parts.reduce<unknown>((inner, part) => record(inner)[part.replaceAll('~1', '/').replaceAll('~0', '~')], document));
  }
  return value;
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
