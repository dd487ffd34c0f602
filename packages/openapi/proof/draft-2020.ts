import { isObject, objectOf } from './json.ts';

const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** What 3.0 says in its own way, as JSON Schema says it. */
export function asDraft2020(value: unknown, isProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => asDraft2020(item));
  if (!isObject(value)) return value;
  const node: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (isProperties) node[key] = asDraft2020(inner);
    else if (key === 'example' || key === 'examples' || key === 'discriminator' || key === 'xml') continue;
    else if (DATA.has(key)) node[key] = inner;
    else node[key] = asDraft2020(inner, key === 'properties' || key === 'patternProperties');
  }
  if (isProperties) return node;
  // With a discriminator the value says which part it means, where others would fit as well.
  if (isObject(value.discriminator) && Array.isArray(node.oneOf)) {
    node.anyOf = node.oneOf;
    delete node.oneOf;
  }
  if (node.exclusiveMinimum === true) Object.assign(node, { exclusiveMinimum: node.minimum, minimum: undefined });
  if (node.exclusiveMaximum === true) Object.assign(node, { exclusiveMaximum: node.maximum, maximum: undefined });
  if (typeof node.exclusiveMinimum === 'boolean') delete node.exclusiveMinimum;
  if (typeof node.exclusiveMaximum === 'boolean') delete node.exclusiveMaximum;
  // A property that responses alone have is not required of requests.
  if (Array.isArray(node.required) && isObject(value.properties)) {
    const own = value.properties;
    node.required = node.required.filter((name) => objectOf(own[String(name)]).readOnly !== true);
  }
  if (typeof node.required === 'boolean') delete node.required;
  const { nullable, ...rest } = node;
  if (nullable !== true) return rest;
  if (Array.isArray(rest.enum)) rest.enum = [...rest.enum, null];
  return typeof rest.type === 'string' ? { ...rest, type: [rest.type, 'null'] } : { anyOf: [rest, { type: 'null' }] };
}
