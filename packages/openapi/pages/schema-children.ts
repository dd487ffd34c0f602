import { listOf, nodeOf } from '../description/document.ts';
import { type FlatSchema, flatSchema } from '../schema/flat-schema.ts';
import { isObject, mapValues, referenceOf } from '../schema/type-name.ts';
import { factsOf } from './schema-facts.ts';
import { idOf, type Writer } from './writer.ts';

export interface Leaf {
  schema: unknown;
  /** Its reference, if it's only a reference. */
  reference: string | undefined;
  /** Equal for schemas composed of the same parts, which are expanded only once on a page. */
  id: string | undefined;
}

/** The schema whose fields are shown below a value: for (nested) lists, that of the items; otherwise its own. */
export function leafOf({ document }: Pick<Writer, 'document'>, schema: unknown): Leaf {
  let leaf = schema;
  for (let n = 0; n < 6; n++) {
    const reference = referenceOf(document, leaf);
    if (reference !== undefined) return { schema: leaf, reference, id: reference };
    const { node, properties, choices } = flatSchema(document, leaf);
    if (properties.size > 0 || choices.length > 0 || nodeOf(node.items) !== node.items) break;
    leaf = node.items;
  }
  const { references, properties } = flatSchema(document, leaf);
  const parts = [...references].filter((reference) => isObject(document, { $ref: reference })).sort();
  return {
    schema: leaf,
    reference: undefined,
    id: parts.length === 0 ? undefined : `${parts.join(' ')} ${[...properties.keys()].sort().join(' ')}`,
  };
}

export interface Child {
  name: string;
  id: string;
  schema: unknown;
  need: string;
  more?: readonly string[];
}

/** The fields of an object (properties, pattern properties, additional properties), or the distinct items of a tuple. */
export function childrenOf(writer: Writer, flat: FlatSchema): Child[] {
  const { node, properties, required, conditions } = flat;
  const { say } = writer.document;
  const oneOf = (name: string) => conditions.find((sets) => sets.some((names) => names.includes(name)))?.length ?? 0;
  const own = [...properties].flatMap(([name, schema]): Child[] => {
    const resolved = writer.document.resolve(schema);
    if (resolved['x-internal'] === true || (writer.page.of === 'response' && resolved.writeOnly === true)) return [];
    const isSent = writer.page.of !== 'request' || resolved.readOnly !== true;
    return [
      {
        name,
        id: idOf(name),
        schema,
        need: required.has(name) && isSent ? 'required' : oneOf(name) > 0 ? say`one of ${oneOf(name)} required` : say`optional`,
      },
    ];
  });
  const unnamed = [...required]
    .filter((name) => !properties.has(name))
    .map((name): Child => ({ name, id: idOf(name), schema: {}, need: 'required' }));
  const patterns = Object.entries(nodeOf(node.patternProperties)).map(
    ([pattern, schema]): Child => ({ name: pattern, id: idOf(pattern), schema, need: say`any name that matches` }),
  );
  const values = mapValues(node);
  const isWorth =
    values !== undefined &&
    (own.length > 0 ||
      patterns.length > 0 ||
      [values, leafOf(writer, values).schema].some((one) => isObject(writer.document, one) || hasWords(writer, one)));
  const free: Child[] = isWorth ? [{ name: '*', id: '_2a', schema: values, need: say`any other name` }] : [];
  const items = listOf(node.prefixItems).map(
    (schema, index): Child => ({ name: `[${index}]`, id: String(index), schema, need: say`item ${index + 1}` }),
  );
  // If a value may be an object or a list, show both.
  const each: Child[] =
    own.length > 0 && nodeOf(node.items) === node.items ? [{ name: '[]', id: '_5b_5d', schema: node.items, need: say`each item` }] : [];
  return [...own, ...(own.length > 0 ? unnamed : []), ...patterns, ...free, ...items, ...each];
}

/** Whether there is more to show about a value than its type. */
function hasWords(writer: Writer, schema: unknown): boolean {
  const flat = flatSchema(writer.document, schema);
  return flat.description !== '' || factsOf(writer, flat).length > 0;
}
