// Converts OpenAPI 3.2 to 3.1, for a validator that supports no later version. Only the validation uses the result.
import { holdsData, holdsNames } from './author-names.ts';
import { type Node, nodeOf } from './document.ts';

/** Key or map that contains a node → fields that 3.2 added to such nodes. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  servers: ['name'],
  server: ['name'],
  tags: ['summary', 'parent', 'kind'],
  content: ['itemSchema', 'prefixEncoding', 'itemEncoding', '$ref'],
  encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
  examples: ['dataValue', 'serializedValue'],
  discriminator: ['defaultMapping'],
  xml: ['nodeType'],
  flows: ['deviceAuthorization'],
  securitySchemes: ['oauth2MetadataUrl', 'deprecated'],
  responses: ['summary'],
  components: ['mediaTypes'],
  '': ['$self'],
};
const PATH_ITEMS = new Set(['paths', 'webhooks', 'pathItems']);

export interface As31 {
  root: Node;
  /** Maps keys in the converted root to the original ones. */
  keysOf: (keys: readonly string[]) => string[];
}

/** Operations that 3.1 has no place for become path items in the components, so they are validated as well. */
export function as31(described: Node): As31 {
  const items: Record<string, Node> = {};
  const places = new Map<string, readonly string[]>();
  const other = (keys: readonly string[], operation: unknown): void => {
    const name = `operation-${places.size + 1}`;
    places.set(name, keys);
    items[name] = { post: visit(operation, 'post', false, keys) };
  };

  function visit(value: unknown, holder: string, named: boolean, keys: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, holder, false, [...keys, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    const left = new Set(named || !Object.hasOwn(ADDED, holder) ? [] : ADDED[holder]);
    const isItem = !named && PATH_ITEMS.has(holder);
    const copy = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (left.has(key)) return [];
      if (isItem && key === 'query') other([...keys, key], inner);
      else if (isItem && key === 'additionalOperations')
        for (const [method, operation] of Object.entries(nodeOf(inner))) other([...keys, key, method], operation);
      else if (holdsData(key, named)) return [[key, inner]];
      else return [[key, visit(inner, named ? holder : key, !Array.isArray(inner) && holdsNames(key, named), [...keys, key])]];
      return [];
    });
    return adapted(Object.fromEntries(copy), named ? '' : holder);
  }

  const root = nodeOf(visit({ ...described, openapi: '3.1.1' }, '', false, []));
  const { components } = root;
  const pathItems = { ...nodeOf(nodeOf(components).pathItems), ...items };
  return {
    root: places.size === 0 ? root : { ...root, components: { ...nodeOf(components), pathItems } },
    keysOf: ([first = '', kind = '', name = '', ...rest]) => {
      const place = first === 'components' && kind === 'pathItems' ? places.get(name) : undefined;
      const all = [first, kind, name].filter((key) => key !== '');
      return place === undefined ? [...all, ...rest] : [...place, ...rest.slice(1)];
    },
  };
}

/** Adds what only 3.1 requires, and renames what 3.2 renamed. */
function adapted(node: Node, holder: string): Node {
  if (holder === 'responses' && node.$ref === undefined) return { description: '', ...node };
  if (holder === 'flows' && Object.keys(node).length === 0) return { clientCredentials: { tokenUrl: '/', scopes: {} } };
  if (holder === 'discriminator') return { propertyName: '', ...node };
  if (typeof node.in !== 'string' || typeof node.name !== 'string') return node;
  return {
    ...node,
    ...(node.in === 'querystring' ? { in: 'query' } : {}),
    ...(node.style === 'cookie' ? { style: 'form' } : {}),
  };
}
