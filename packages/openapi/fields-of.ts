import { type Document, listOf, type Node, nodeOf, textOf } from './document.ts';
import { isCondition, schemaName } from './schema-name.ts';

/** An attribute of an object, or a part of a body. */
export interface Field {
  name: string;
  /** As written, so that a reference keeps its name. */
  schema: unknown;
  description: string;
  required: boolean;
  /** How many fields it is one of, if one of them is required; 0 if not. */
  oneOf: number;
  /** Attributes of its own; none where it refers to a schema with a section of its own. */
  fields: Field[];
}

const DEEPEST = 6;

/** What an object holds, `allOf` parts put together; empty for other values. The fields of a choice are those of its parts that are not named. */
export function fieldsOf(document: Document, value: unknown, depth = 0): Field[] {
  const { properties, required, conditions } = merged(document, value, 0);
  return [...properties].map(([name, schema]) => {
    const resolved = document.resolve(schema);
    const items = resolved.items === undefined ? schema : resolved.items;
    const isNamed = schemaName(schema) !== undefined || schemaName(items) !== undefined;
    return {
      name,
      schema,
      description: textOf(resolved.description),
      required: required.has(name),
      oneOf: conditions.includes(name) ? conditions.length : 0,
      fields: isNamed || depth >= DEEPEST ? [] : fieldsOf(document, items, depth + 1),
    };
  });
}

interface Merged {
  properties: Map<string, unknown>;
  required: Set<string>;
  conditions: string[];
}

function merged(document: Document, value: unknown, depth: number): Merged {
  const schema = document.resolve(value);
  const all: Merged = { properties: new Map(), required: new Set(listOf(schema.required).map(String)), conditions: [] };
  if (depth > DEEPEST) return all;
  for (const part of listOf(schema.allOf)) {
    const inner = merged(document, part, depth + 1);
    for (const [name, property] of inner.properties) all.properties.set(name, property);
    for (const name of inner.required) all.required.add(name);
  }
  for (const [name, property] of Object.entries(nodeOf(schema.properties))) all.properties.set(name, property);
  for (const part of [...listOf(schema.anyOf), ...listOf(schema.oneOf)])
    if (isCondition(part)) all.conditions.push(...listOf(nodeOf(part).required).map(String));
  return all;
}

/** The bounds of a value as Markdown; empty where it has none. */
export function limitsOf(schema: Node): string {
  const parts = [values(schema), range(schema), lengths(schema), format(schema)];
  return parts.filter((part) => part !== '').join('; ');
}

function values(schema: Node): string {
  const list = schema.const === undefined ? listOf(schema.enum) : [schema.const];
  if (list.length === 0) return '';
  const shown = list.slice(0, 40).map((value) => `\`${shownValue(value)}\``);
  const more = list.length > shown.length ? ` and ${list.length - shown.length} more` : '';
  return `${list.length === 1 ? 'only' : 'one of'} ${shown.join(', ')}${more}`;
}

/** A value in a code span: never empty. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return text.replaceAll('`', "'");
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Node): string {
  const parts: string[] = [];
  const low = typeof exclusiveMinimum === 'number' ? undefined : minimum;
  if (typeof low === 'number' && typeof maximum === 'number' && exclusiveMinimum !== true && exclusiveMaximum !== true)
    parts.push(`${low} to ${maximum}`);
  else {
    if (typeof low === 'number') parts.push(exclusiveMinimum === true ? `more than ${low}` : `at least ${low}`);
    if (typeof maximum === 'number') parts.push(exclusiveMaximum === true ? `less than ${maximum}` : `at most ${maximum}`);
  }
  if (typeof exclusiveMinimum === 'number') parts.push(`more than ${exclusiveMinimum}`);
  if (typeof exclusiveMaximum === 'number') parts.push(`less than ${exclusiveMaximum}`);
  if (typeof multipleOf === 'number') parts.push(`a multiple of ${multipleOf}`);
  return parts.join(', ');
}

function lengths({ minLength, maxLength, minItems, maxItems, pattern }: Node): string {
  const bound = (low: unknown, high: unknown, unit: string): string[] => {
    if (typeof low === 'number' && low > 0 && typeof high === 'number') return [`${low} to ${high} ${unit}`];
    if (typeof low === 'number' && low > 0) return [`at least ${low} ${unit}`];
    return typeof high === 'number' ? [`at most ${high} ${unit}`] : [];
  };
  const matching = typeof pattern === 'string' && pattern !== '' ? [`matches \`${pattern.replaceAll('`', "'")}\``] : [];
  return [...bound(minLength, maxLength, 'characters'), ...bound(minItems, maxItems, 'items'), ...matching].join(', ');
}

function format({ format: name }: Node): string {
  return typeof name === 'string' && name !== '' ? `format \`${name}\`` : '';
}
