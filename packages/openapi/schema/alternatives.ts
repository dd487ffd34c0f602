import { childAt, type Document, listOf, nodeOf } from '../description/document.ts';
import { type Choice, flatSchema } from './flat-schema.ts';

/** An alternative of a schema, with its discriminator value; empty without a discriminator. */
export interface Alternative {
  part: unknown;
  name: string;
}

/** Alternatives that aren't recursive, in order of preference: deprecated ones come last. */
export function partsOf(document: Document, { parts, discriminator }: Choice, above: ReadonlySet<string>): Alternative[] {
  const open = parts.filter((part) => !above.has(String(nodeOf(part).$ref)));
  const isOld = (part: unknown) => document.resolve(part).deprecated === true;
  return [...open.filter((part) => !isOld(part)), ...open.filter(isOld)].map((part) => {
    if (typeof discriminator.propertyName !== 'string') return { part, name: '' };
    const { $ref } = nodeOf(part);
    const mapped = Object.entries(nodeOf(discriminator.mapping)).find(
      ([, target]) => target === $ref || (typeof $ref === 'string' && $ref.endsWith(`/${String(target)}`)),
    );
    return { part, name: mapped?.[0] ?? (typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '') };
  });
}

/** Sets the discriminator to a value that its schema allows, or otherwise to the name of the part. */
export function withDiscriminator(
  document: Document,
  value: unknown,
  { discriminator: { propertyName } }: Choice,
  { part, name }: Alternative,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || typeof propertyName !== 'string') return value;
  const { node } = flatSchema(document, flatSchema(document, part).properties.get(propertyName));
  const allowed = node.const === undefined ? listOf(node.enum) : [node.const];
  const own = childAt(value, propertyName);
  if (allowed.length > 0) return allowed.includes(own) ? value : { ...value, [propertyName]: allowed.includes(name) ? name : allowed[0] };
  return own !== undefined && !String(own).startsWith('YOUR_') && own !== 'string' ? value : { ...value, [propertyName]: name };
}
