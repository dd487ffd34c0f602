import { type Document, listOf, type Node, nodeOf } from './document.ts';

/** Name of a schema of the description that a value refers to: `#/components/schemas/Pet` → `Pet`. */
export function schemaName(value: unknown): string | undefined {
  const { $ref } = nodeOf(value);
  return typeof $ref === 'string' ? /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1] : undefined;
}

/** `integer`, `array of Pet`, `string or null`, `one of Cat, Dog`; `any` where the description does not say. */
export function typeName(document: Document, value: unknown, show: (name: string) => string = (name) => name, depth = 0): string {
  const name = schemaName(value);
  const schema = document.resolve(value);
  if (name !== undefined && isObject(document, schema)) return show(name);
  if (depth > 6) return 'any';
  const inner = (part: unknown) => typeName(document, part, show, depth + 1);
  const choices = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].filter((part) => !isCondition(part));
  const nullable = schema.nullable === true ? ' or null' : '';
  if (choices.length > 0) return [...new Set(choices.map(inner))].join(' or ') + nullable;
  const types = [schema.type ?? []].flat().map(String);
  if (types.length === 0 && schema.items !== undefined) types.push('array');
  if (types.length === 0 && (schema.properties !== undefined || schema.allOf !== undefined)) types.push('object');
  if (types.length === 0 && listOf(schema.enum).length > 0) types.push(typeof listOf(schema.enum)[0]);
  if (types.length === 0) return `any${nullable}`;
  const words = types.map((type) => (type === 'array' && schema.items !== undefined ? `array of ${plural(inner(schema.items))}` : type));
  return words.join(' or ') + nullable;
}

/** Whether a schema has attributes or choices worth a section of their own. */
export function isObject(document: Document, schema: Node, depth = 0): boolean {
  if (Object.keys(nodeOf(schema.properties)).length > 0) return true;
  const parts = [...listOf(schema.allOf), ...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  return depth < 5 && parts.some((part) => isObject(document, document.resolve(part), depth + 1));
}

/** `anyOf: [{ required: ['a'] }, …]` says which attributes have to be there, not what the value is. */
export function isCondition(part: unknown): boolean {
  const keys = Object.keys(nodeOf(part));
  return keys.length > 0 && keys.every((key) => key === 'required');
}

function plural(type: string): string {
  return /^(string|integer|number|boolean|object)$/.test(type) ? `${type}s` : type;
}
