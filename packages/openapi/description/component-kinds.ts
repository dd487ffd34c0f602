/** Keys of a schema. */
const SCHEMA = [
  ...['schema', 'items', 'additionalProperties', 'not', 'propertyNames', 'contains', 'if', 'then', 'else'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
];
/** Keys of a map or list of schemas. */
const SCHEMAS = [
  ...['properties', 'patternProperties', 'allOf', 'anyOf', 'oneOf', 'prefixItems', 'schemas', 'definitions', '$defs'],
  'dependentSchemas',
];
const OTHERS = ['parameters', 'responses', 'requestBodies', 'headers', 'examples', 'links', 'callbacks', 'securitySchemes'];

/** Kinds of components: the keys of `components`. */
export const COMPONENT_KINDS: ReadonlySet<string> = new Set(['schemas', ...OTHERS]);

/** Kind of component of the node at this path, or `undefined` if it isn't one. */
export function componentKind(keys: readonly string[]): string | undefined {
  const [key = '', above = ''] = [keys.at(-1), keys.at(-2)];
  if (SCHEMA.includes(key)) return 'schemas';
  if (key === 'requestBody') return 'requestBodies';
  if (SCHEMAS.includes(above)) return 'schemas';
  return OTHERS.find((kind) => kind === above);
}
