import { type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { type Choice, type FlatSchema, flatSchema } from './flat-schema.ts';
import { nameOf } from './type-name.ts';

/** Discriminator value → schema. Schemas missing in the mapping are identified by their name. */
export function mappingOf(document: Document, { parts, discriminator }: Pick<Choice, 'parts' | 'discriminator'>): Node {
  const property = textOf(discriminator.propertyName);
  const mapping = nodeOf(discriminator.mapping);
  const isMapped = ($ref: string) => Object.values(mapping).some((target) => target === $ref || target === nameOf($ref));
  const named = parts.flatMap((part) => {
    const { $ref } = nodeOf(part);
    if (property === '' || typeof $ref !== 'string' || isMapped($ref)) return [];
    // Unless the schema specifies its own value.
    const { node } = flatSchema(document, flatSchema(document, part).properties.get(property));
    return node.const !== undefined || listOf(node.enum).length > 0 ? [] : [[nameOf($ref), $ref] as const];
  });
  return { ...mapping, ...Object.fromEntries(named) };
}

/** The discriminator value of the schema itself, or otherwise the first one in the mapping. */
export function ownValue({ node, references }: FlatSchema): readonly [property: string, value: string] | undefined {
  const { propertyName, mapping } = nodeOf(node.discriminator);
  if (typeof propertyName !== 'string') return undefined;
  const values = Object.entries(nodeOf(mapping));
  const own = [...references].flatMap((reference) => values.filter(([, target]) => target === reference || target === nameOf(reference)));
  const [first] = references;
  const value = own[0]?.[0] ?? values[0]?.[0] ?? (first === undefined ? undefined : nameOf(first));
  return value === undefined ? undefined : [propertyName, value];
}
