import { type Document, listOf, nodeOf, textOf } from './document.ts';
import { fieldsOf } from './fields-of.ts';

/** The example of a media type or parameter, or of its schema; else one made from the schema. */
export function exampleOf(document: Document, holder: unknown): unknown {
  return examplesOf(document, holder)[0]?.value ?? sampleValue(document, nodeOf(holder).schema);
}

export interface Example {
  summary: string;
  value: unknown;
  /** The keys that lead to it from what it is an example of. */
  keys: string[];
}

/** The examples that stand in a media type or parameter, in their order. */
export function examplesOf(document: Document, holder: unknown): Example[] {
  const { example, examples } = nodeOf(holder);
  const listed = Object.entries(nodeOf(examples)).flatMap(([name, entry]): Example[] => {
    const { summary, value } = document.resolve(entry);
    return value === undefined ? [] : [{ summary: textOf(summary), value, keys: ['examples', name] }];
  });
  return example === undefined ? listed : [{ summary: '', value: example, keys: ['example'] }, ...listed];
}

const DEEPEST = 5;

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2030-01-31T12:00:00Z',
  date: '2030-01-31',
  time: '12:00:00Z',
  email: 'robin@example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  uuid: '00000000-0000-4000-8000-000000000000',
  ipv4: '192.0.2.1',
};

/** A value that a schema allows: its example, default or first of its values, else the simplest. Only required attributes of inner objects. */
export function sampleValue(document: Document, value: unknown, depth = 0): unknown {
  const schema = document.resolve(value);
  for (const given of [schema.example, listOf(schema.examples)[0], schema.default, schema.const, listOf(schema.enum)[0]])
    if (given !== undefined) return given;
  const fields = fieldsOf(document, schema, DEEPEST);
  if (fields.length > 0) {
    if (depth > DEEPEST) return {};
    const some = fields.some(({ required }) => required);
    const kept = fields.filter(
      ({ required, oneOf }, index) => required || (oneOf > 0 && index === 0) || (!some && depth === 0 && index < 5),
    );
    return Object.fromEntries(kept.map(({ name, schema: inner }) => [name, sampleValue(document, inner, depth + 1)]));
  }
  const [choice] = [...listOf(schema.oneOf), ...listOf(schema.anyOf), ...listOf(schema.allOf)];
  if (choice !== undefined && depth <= DEEPEST) return sampleValue(document, choice, depth + 1);
  const [type] = [schema.type].flat();
  if (type === 'array' || schema.items !== undefined) return depth > DEEPEST ? [] : [sampleValue(document, schema.items, depth + 1)];
  if (type === 'integer' || type === 'number') return typeof schema.minimum === 'number' ? schema.minimum : 1;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'object') return {};
  return (typeof schema.format === 'string' && BY_FORMAT[schema.format]) || 'string';
}
