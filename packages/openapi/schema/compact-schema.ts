import type { Document } from '../description/document.ts';
import { jsonText } from '../request/exact-number.ts';
import { flatSchema } from './flat-schema.ts';
import { mapValues } from './type-name.ts';

/** Keywords used for validation; the others are documentation. */
const BOUNDS = [
  ...['type', 'nullable', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'readOnly', 'deprecated', 'contentMediaType'],
];
/** Deeper parts of a value aren't validated while typing. */
const DEEPEST = 6;
/** A larger schema would outweigh its documentation. */
const LARGEST = 4000;

/** A schema for the browser: self-contained, without documentation. If it's too large, its inner parts are reduced. */
export function compactSchema(document: Document, schema: unknown, largest = LARGEST): unknown {
  for (let deepest = DEEPEST; deepest > 0; deepest--) {
    const compact = part(document, schema, deepest);
    if (jsonText(compact).length <= largest) return compact;
  }
  return {};
}

function part(document: Document, value: unknown, depth: number): unknown {
  if (typeof value === 'boolean') return value;
  const { node, properties, required, choices, conditions, isNullable } = flatSchema(document, value);
  const bounds = Object.fromEntries(BOUNDS.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]])));
  if (isNullable) bounds.nullable = true;
  if (depth === 0) return { type: bounds.type, nullable: bounds.nullable };
  const inner = (some: unknown) => part(document, some, depth - 1);
  const values = mapValues(node);
  const alternatives = [
    ...choices.map(({ kind, parts }) => ({ [kind]: parts.map(inner) })),
    ...conditions.map((sets) => ({ anyOf: sets.map((names) => ({ required: names })) })),
  ];
  return {
    ...bounds,
    ...(alternatives.length === 1 ? alternatives[0] : alternatives.length > 1 ? { allOf: alternatives } : {}),
    ...(properties.size === 0 ? {} : { properties: Object.fromEntries([...properties].map(([name, some]) => [name, inner(some)])) }),
    ...(required.size === 0 ? {} : { required: [...required] }),
    ...(node.items === undefined ? {} : { items: inner(node.items) }),
    ...(node.additionalProperties === false
      ? { additionalProperties: false }
      : values === undefined
        ? {}
        : { additionalProperties: inner(values) }),
  };
}
