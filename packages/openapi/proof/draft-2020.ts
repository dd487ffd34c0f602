import { isObject, type Json, listOf, valueAt } from './json.ts';

const DATA = new Set(['default', 'enum', 'const', 'value']);
const LEFT_OUT = new Set(['$schema', 'example', 'examples', 'discriminator', 'xml']);
/** Keys of maps with names as keys. */
const NAMES = new Set(['properties', 'patternProperties']);

type Resolve = (value: unknown) => Json;

/** Converts a schema of OpenAPI 3.0 to JSON Schema. */
export function asDraft2020(value: unknown, resolve: Resolve, isProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => asDraft2020(item, resolve));
  if (!isObject(value)) return value;
  if (isProperties) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asDraft2020(inner, resolve)]));
  const node: Record<string, unknown> = Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, inner]) => [key, DATA.has(key) ? inner : asDraft2020(inner, resolve, NAMES.has(key))]),
  );
  // With a discriminator, the value selects the part, and others may match as well.
  if (Array.isArray(node.oneOf) && (isObject(value.discriminator) || listOf(value.oneOf).every((part) => tellsItself(part, resolve)))) {
    node.anyOf = node.oneOf;
    delete node.oneOf;
  }
  if (node.exclusiveMinimum === true) Object.assign(node, { exclusiveMinimum: node.minimum, minimum: undefined });
  if (node.exclusiveMaximum === true) Object.assign(node, { exclusiveMaximum: node.maximum, maximum: undefined });
  if (typeof node.exclusiveMinimum === 'boolean') delete node.exclusiveMinimum;
  if (typeof node.exclusiveMaximum === 'boolean') delete node.exclusiveMaximum;
  // Read-only properties aren't required in requests.
  if (Array.isArray(node.required) && isObject(value.properties)) {
    const own = value.properties;
    node.required = node.required.filter((name) => resolve(valueAt(own, String(name))).readOnly !== true);
  }
  if (typeof node.required === 'boolean') delete node.required;
  const { nullable, ...rest } = node;
  if (nullable !== true) return rest;
  if (Array.isArray(rest.enum)) rest.enum = [...rest.enum, null];
  return typeof rest.type === 'string' ? { ...rest, type: [rest.type, 'null'] } : { anyOf: [rest, { type: 'null' }] };
}

/** Whether a part has or inherits a discriminator that identifies it. */
function tellsItself(part: unknown, resolve: Resolve, depth = 0): boolean {
  const node = resolve(part);
  return isObject(node.discriminator) || (depth < 8 && listOf(node.allOf).some((inner) => tellsItself(inner, resolve, depth + 1)));
}
