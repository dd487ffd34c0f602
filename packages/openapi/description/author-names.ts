/** Keys of the author's data, in which nothing is a reference. */
const DATA = new Set(['example', 'value', 'default', 'enum', 'const']);
/** Extensions with a meaning. All others are data: what they refer to may be files for other tools only. */
const EXTENSIONS = /^x-(?:webhooks$|code-?samples$)/i;
/** Keys of maps with names that authors choose: a response may be called `default`, and a property `enum`. */
const NAMES = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas', 'parameters', 'responses', 'headers'],
  ...['requestBodies', 'examples', 'links', 'callbacks', 'securitySchemes', 'securityDefinitions', 'pathItems', 'mediaTypes', 'paths'],
  ...['webhooks', 'content', 'encoding', 'mapping', 'variables'],
]);

/** Whether the keys of the node at this key are names. `isName`: whether the key itself is one. */
export function holdsNames(key: string, isName: boolean): boolean {
  return !isName && NAMES.has(key);
}

export function holdsData(key: string, isName: boolean): boolean {
  return !isName && (DATA.has(key) || (key.startsWith('x-') && !EXTENSIONS.test(key)));
}
