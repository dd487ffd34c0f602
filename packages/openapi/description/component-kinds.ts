/** Keys that hold a schema. */
const SCHEMA = [
  ...['schema', 'items', 'additionalProperties', 'not', 'propertyNames', 'contains', 'if', 'then', 'else'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
];
/** Keys that hold schemas by names, or a list of them. */
const SCHEMAS = [
  ...['properties', 'patternProperties', 'allOf', 'anyOf', 'oneOf', 'prefixItems', 'schemas', 'definitions', '$defs'],
  'dependentSchemas',
];
const OTHERS = ['parameters', 'responses', 'requestBodies', 'headers', 'examples', 'links', 'callbacks', 'securitySchemes'];

/** Kinds of components: the keys of `components`. */
export const COMPONENT_KINDS: ReadonlySet<string> = new Set(['schemas', ...OTHERS]);

/** Which kind of component a node is, by the keys that lead to it; `undefined` where it is none. */
export function componentKind(keys: readonly string[]): string | undefined {
  const [key = '', above = ''] = [keys.at(-1), keys.at(-2)];
  if (SCHEMA.includes(key)) return 'schemas';
  if (key === 'requestBody') return 'requestBodies';
  if (SCHEMAS.includes(above)) return 'schemas';
  return OTHERS.find((kind) => kind === above);
}
