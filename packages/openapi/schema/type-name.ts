import { type Document, listOf, type Node, nodeOf, pointerKeys } from '../description/document.ts';
import type { ReferenceSay } from '../language/say-reference.ts';
import { type FlatSchema, flatSchema, typesOf } from './flat-schema.ts';

/** The reference, if a schema is only a reference, apart from `null` and documentation. */
export function referenceOf(document: Document, value: unknown, depth = 0): string | undefined {
  const node = nodeOf(value);
  if (depth > 10) return undefined;
  if (typeof node.$ref === 'string') return isObject(document, value) ? node.$ref : undefined;
  const parts = [node.allOf, node.oneOf, node.anyOf].flatMap(listOf).filter((part) => document.resolve(part).type !== 'null');
  if (parts.length !== 1 || node.properties !== undefined || node.items !== undefined) return undefined;
  return referenceOf(document, parts[0], depth + 1);
}

/** `#/components/schemas/Pet` → `Pet` */
export function nameOf(reference: string): string {
  const keys = pointerKeys(reference);
  return keys[0] === 'components' && keys.length === 3
    ? (keys[2] ?? 'schema')
    : keys.filter((key) => !/^(?:paths|content|schema|components|schemas|properties)$/.test(key)).join(' ') || 'schema';
}

/** Whether a schema has fields or alternatives worth a separate page. */
export function isObject(document: Document, value: unknown, depth = 0): boolean {
  const node = document.resolve(value);
  if (Object.keys(nodeOf(node.properties)).length > 0 || Object.keys(nodeOf(node.patternProperties)).length > 0) return true;
  if (nodeOf(node.discriminator).mapping !== undefined || holdsItself(document, nodeOf(value).$ref)) return true;
  if (depth > 6) return false;
  const parts = [node.allOf, node.oneOf, node.anyOf].flatMap(listOf);
  return parts.some((part) => isObject(document, part, depth + 1)) || listOf(node.prefixItems).length > 0;
}

/** Whether a list or map contains itself, so only its name can describe it. */
function holdsItself(document: Document, reference: unknown): boolean {
  if (typeof reference !== 'string') return false;
  let node = document.at(reference);
  for (let steps = 0; steps < 6; steps++) {
    const inner = mapValues(node) ?? node.items;
    if (nodeOf(inner).$ref === reference) return true;
    node = document.resolve(inner);
  }
  return false;
}

export interface TypeWords {
  /** Formats a reference. */
  show?: (reference: string) => string;
  say?: ReferenceSay;
}

/** `integer`, `array of Pet`, `string or null`, `map of integers`; `any` if unspecified. */
export function typeName(document: Document, value: unknown, words: TypeWords = {}, depth = 0): string {
  const { show = nameOf, say = document.say } = words;
  if (value === false) return say`nothing`;
  const reference = referenceOf(document, value);
  const flat = flatSchema(document, value);
  const orNull = (type: string) => (flat.isNullable ? say`${type} or ${'null'}` : type);
  const anyOf = (types: readonly string[]) => types.reduce((one, other) => say`${one} or ${other}`);
  if (reference !== undefined) return orNull(show(reference));
  if (depth > 6) return say`any`;
  const inner = (part: unknown) => typeName(document, part, words, depth + 1);
  const own = flat.choices.flatMap(({ parts }) => parts.map(inner));
  if (own.length > 0 && flat.properties.size === 0) {
    const distinct = [...new Set(own)];
    const [few, rest] = [distinct.slice(0, 4).join(', '), distinct.length - 4];
    return orNull(distinct.length > 5 ? say`${few} or one of ${rest} others` : anyOf(distinct));
  }
  const names = typesOf(flat).map((type) => oneType(say, flat, type, inner));
  if (names.length === 0) return flat.isNullable ? 'null' : say`any`;
  return orNull(anyOf(names));
}

function oneType(say: ReferenceSay, { node, properties }: FlatSchema, type: string, inner: (part: unknown) => string): string {
  if (type === 'array') {
    const first = listOf(node.prefixItems);
    if (first.length > 0)
      return say`array of ${[first.map(inner).join(', '), ...(node.items === undefined || node.items === false ? [] : [plural(say, inner(node.items))])].reduce((one, other) => say`${one} and ${other}`)}`;
    return node.items === undefined ? 'array' : say`array of ${plural(say, inner(node.items))}`;
  }
  if (type !== 'object' || properties.size > 0) return type;
  const values = mapValues(node);
  return values === undefined || Object.keys(nodeOf(values)).length === 0 ? 'object' : say`map of ${plural(say, inner(values))}`;
}

/** The schema of the values of a map. */
export function mapValues(node: Node): unknown {
  const { additionalProperties, unevaluatedProperties } = node;
  const values = typeof additionalProperties === 'object' ? additionalProperties : unevaluatedProperties;
  return typeof values === 'object' && values !== null ? values : undefined;
}

function plural(say: ReferenceSay, type: string): string {
  return !say.isEnglish || / or /.test(type) ? type : type.replace(/^(?:string|integer|number|boolean|object|array|map)\b/, '$&s');
}
