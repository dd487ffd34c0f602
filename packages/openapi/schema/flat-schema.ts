import { type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { described, type ReferenceSay } from '../language/say-reference.ts';

/** Depth limit, which only recursive schemas reach. */
const DEEPEST = 30;

const LIMITS = new Set([
  ...[
    'enum',
    'const',
    'default',
    'format',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ],
  ...['multipleOf', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'not'],
]);

/** A schema merged with the parts of its `allOf`. */
export interface FlatSchema {
  /** All its keys; `properties` and `required` include those of the parts. */
  node: Node;
  properties: ReadonlyMap<string, unknown>;
  required: ReadonlySet<string>;
  /** Sets of alternatives; a value must match one of each set. */
  choices: readonly Choice[];
  /** Alternative sets of required properties: `anyOf: [{ required: ['a'] }, { required: ['b'] }]`. */
  conditions: readonly (readonly string[])[][];
  /** Limits from parts, in addition to those of `node`. */
  also: readonly Node[];
  description: string;
  isNullable: boolean;
  /** References it was merged from. */
  references: ReadonlySet<string>;
}

export interface Choice {
  kind: 'oneOf' | 'anyOf';
  /** Without `null`. */
  parts: readonly unknown[];
  discriminator: Node;
}

/** The schema that a value is or refers to, merged. If parts have the same key, the outermost wins. */
export function flatSchema(document: Document, value: unknown): FlatSchema {
  const { flat } = document;
  if (typeof value !== 'object' || value === null) return flattened(document, value);
  const known = flat.get(value);
  if (known) return known as FlatSchema;
  const made = flattened(document, value);
  flat.set(value, made);
  return made;
}

function flattened(document: Document, value: unknown): FlatSchema {
  const properties = new Map<string, unknown>();
  const required = new Set<string>();
  const choices: Choice[] = [];
  const conditions: (readonly string[])[][] = [];
  const references = new Set<string>();
  const nullable: boolean[] = [];
  let node: Record<string, unknown> = {};

  const descriptions: string[] = [];
  const borrowed: string[] = [];
  const also: Node[] = [];

  const add = (part: unknown, depth: number): void => {
    const { $ref } = nodeOf(part);
    if (typeof $ref === 'string') {
      if (references.has($ref)) return;
      references.add($ref);
    }
    if (depth > DEEPEST) return;
    const schema = document.resolve(part);
    for (const inner of listOf(schema.allOf)) add(inner, depth + 1);
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const parts = listOf(schema[kind]);
      const named = parts.filter(isCondition).map((one) => listOf(nodeOf(one).required).map(String));
      if (named.length > 0) conditions.push(named);
      descriptions.push(...parts.filter(isCondition).flatMap((one) => conditionWords(document.say, one)));
      const values = parts.filter((one) => !isNull(document, one) && !isCondition(one));
      if (parts.some((one) => isNull(document, one))) nullable.push(true);
      if (values.length === 1) add(values[0], depth + 1);
      else if (values.length > 1) choices.push({ kind, parts: values, discriminator: nodeOf(schema.discriminator) });
    }
    const { allOf: _, properties: own, required: names, oneOf, anyOf, description, ...others } = schema;
    const rest: Record<string, unknown> = others;
    for (const [key, old] of Object.entries(node))
      if (LIMITS.has(key) && rest[key] !== undefined && JSON.stringify(rest[key]) !== JSON.stringify(old)) also.push({ [key]: old });
    if (depth > 0 && typeof $ref === 'string') delete rest.title;
    node = { ...node, ...rest };
    const words = textOf(description);
    // A description next to a reference is about this use of it.
    const isOwn = depth === 0 || typeof $ref !== 'string' || nodeOf(part).description !== undefined;
    if (words !== '') (isOwn ? descriptions : borrowed).push(words);
    for (const [name, property] of Object.entries(nodeOf(own))) properties.set(name, both(properties.get(name), property));
    for (const name of listOf(names)) required.add(String(name));
    if (schema.nullable === true || [schema.type].flat().includes('null') || listOf(schema.enum).includes(null)) nullable.push(true);
  };
  add(value, 0);
  // Outer descriptions come first.
  const description = [...new Set(descriptions.length > 0 ? descriptions.reverse() : borrowed.slice(0, 1))].join('\n\n');
  return { node, properties, required, choices, conditions, also, description, isNullable: nullable.length > 0, references };
}

/** Merges a property described by two parts: the later one wins, unless it's empty. */
function both(before: unknown, after: unknown): unknown {
  if (before === undefined || before === true || after === before) return after;
  if (after === true || Object.keys(nodeOf(after)).length === 0) return before;
  return { allOf: [before, after] };
}

/** Whether a schema allows only null: `{ type: 'null' }`, or an `enum` or `const` of null. */
export function isNull(document: Document, value: unknown): boolean {
  const schema = document.resolve(value);
  return (
    schema.type === 'null' ||
    schema.const === null ||
    (Array.isArray(schema.enum) && schema.enum.length > 0 && schema.enum.every((one) => one === null))
  );
}

/** Whether a part such as `{ required: ['a'] }` only lists required properties. */
export function isCondition(part: unknown): boolean {
  const keys = Object.keys(nodeOf(part));
  return keys.includes('required') && keys.every((key) => key === 'required' || key === 'title' || key === 'description');
}

/** Title and description of a condition. */
function conditionWords(say: ReferenceSay, part: unknown): string[] {
  const { required, title, description } = nodeOf(part);
  const words = described(say, textOf(title), textOf(description));
  const names = listOf(required).map((name) => `\`${String(name)}\``);
  return words === '' ? [] : [say`With ${names.reduce((one, other) => say`${one} and ${other}`)}: ${words}`];
}

/** The types of a schema, without `null`, including implied ones. */
export function typesOf({ node, properties }: Pick<FlatSchema, 'node' | 'properties'>): string[] {
  const named = [node.type ?? []]
    .flat()
    .map(String)
    .filter((type) => type !== 'null');
  if (named.length > 0) return [...new Set(named)];
  if (properties.size > 0 || node.additionalProperties !== undefined || node.patternProperties !== undefined) return ['object'];
  if (node.items !== undefined || node.prefixItems !== undefined) return ['array'];
  const values = node.const === undefined ? listOf(node.enum) : [node.const];
  return [...new Set(values.filter((one) => one !== null).map((one) => (Array.isArray(one) ? 'array' : typeof one)))];
}
