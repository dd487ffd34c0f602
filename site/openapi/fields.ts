import type { Schema } from './schema.ts';

/** A line of a table of fields. */
export interface Field {
  /** With the names above it: `data[].timer.cron`. */
  name: string;
  type: string;
  required: boolean;
  /** How many fields it is one of, if one of them is required; 0 if not. */
  oneOf: number;
  schema: Schema;
}

/** What an object holds, level by level in one list. Each field stands above its own fields. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const { properties = {}, required = [], anyOf = [] } = merged(schema);
  const choice = anyOf.flatMap((part) => part.required ?? []);
  return Object.entries(properties).flatMap(([key, value]) => {
    const inner = merged(value);
    const name = prefix + key;
    return [
      { name, type: typeName(inner), required: required.includes(key), oneOf: choice.includes(key) ? choice.length : 0, schema: inner },
      ...fieldsOf(inner.items ?? inner, inner.items ? `${name}[].` : `${name}.`),
    ];
  });
}

/** `string`, `array of objects`, `string or null`; `any` where the description does not say. */
export function typeName({ type, items }: Schema): string {
  if (items) return `array of ${typeName(merged(items))}s`;
  return [type ?? 'any'].flat().join(' or ');
}

/** The bounds of a value in words; empty where it has none. */
export function limitsOf({ enum: values, minimum, maximum }: Schema): string {
  if (values) return `${values.length === 1 ? 'only' : 'one of'} ${values.map((value) => `\`${String(value)}\``).join(', ')}`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `at least ${minimum}`;
  return maximum === undefined ? '' : `at most ${maximum}`;
}

/** A schema with its `allOf` parts put together. */
function merged(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(merged);
  return {
    ...Object.assign({}, ...parts),
    ...schema,
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}
