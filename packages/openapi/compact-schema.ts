import { type Document, listOf, nodeOf } from './document.ts';

/** What a value is checked against; the rest of a schema is words. */
const BOUNDS = [
  ...['type', 'nullable', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'required', 'default'],
];
/** Deeper parts of a value are not checked while one types. */
const DEEPEST = 6;
/** More than this of a schema would weigh more than the words about it. */
const LARGEST = 4000;

/** A schema for the browser: without references and words. One that would be too large knows less of its inner parts. */
export function compactSchema(document: Document, schema: unknown): unknown {
  for (let deepest = DEEPEST; deepest > 0; deepest--) {
    const compact = part(document, schema, deepest);
    if (JSON.stringify(compact).length <= LARGEST) return compact;
  }
  return {};
}

function part(document: Document, value: unknown, depth: number): unknown {
  if (typeof value === 'boolean') return value;
  const schema = document.resolve(value);
  const bounds = Object.fromEntries(BOUNDS.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
  if (depth === 0) return { type: bounds.type, nullable: bounds.nullable };
  const inner = (some: unknown) => part(document, some, depth - 1);
  const choices = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (schema[key] === undefined ? [] : [[key, listOf(schema[key]).map(inner)]]));
  const { properties, items, additionalProperties } = schema;
  return {
    ...bounds,
    ...Object.fromEntries(choices),
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(Object.entries(nodeOf(properties)).map(([name, some]) => [name, inner(some)])) }),
    ...(items === undefined ? {} : { items: inner(items) }),
    ...(additionalProperties === undefined || additionalProperties === true ? {} : { additionalProperties: inner(additionalProperties) }),
  };
}
