import { childAt, type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { ExactNumber } from '../request/exact-number.ts';
import { schemaFaults } from '../request/schema-faults.ts';
import { type Alternative, partsOf, withDiscriminator } from './alternatives.ts';
import { ownValue } from './discriminator.ts';
import { type Choice, type FlatSchema, flatSchema, typesOf } from './flat-schema.ts';
import { numberFor } from './sample-number.ts';
import { textFor } from './sample-text.ts';

export interface SampleOptions {
  /** A request omits optional, read-only and deprecated fields; a response shows everything except write-only fields. */
  of: 'request' | 'response';
  /** Name of the value, for placeholders. */
  name?: string;
  /** Fills empty objects, which a form can't send. */
  filled?: boolean;
}

interface Inside extends SampleOptions {
  depth: number;
  /** Enclosing references. */
  above: ReadonlySet<string>;
  /**
   * In the whole sample so far: number of values, of generated values that matched several alternatives of a `oneOf`, and of values for
   * which nothing else was found.
   */
  size: { values: number; unfit: number; invalid: number };
  /** Includes all optional fields, because with fewer it would match other alternatives too. */
  whole: boolean;
  /** Whether it's the body of a request, or one of its alternatives. */
  outermost: boolean;
}

const DEEPEST = 7;
/** Depth down to which a response shows every field, up to `LONGEST` in total. */
const FULL = 4;
const LONGEST = 600;
/** Number of optional fields to show for a body without required ones, so the sample isn't just braces. */
const SOME = 3;
/** Maximum number of attempts to generate a value that matches only one alternative. */
const MOST_UNFIT = 24;

/** A value that a schema allows: one of its examples, or a generated one. */
export function sampleValue(document: Document, schema: unknown, options: SampleOptions): unknown {
  return sample(document, schema, {
    ...options,
    depth: 0,
    above: new Set(),
    size: { values: 0, unfit: 0, invalid: 0 },
    whole: false,
    outermost: true,
  });
}

function sample(document: Document, schema: unknown, inside: Inside): unknown {
  if (schema === false) return undefined;
  const flat = flatSchema(document, schema);
  const given = givenValue(document, flat.node, schema, inside);
  if (given !== undefined) return given;
  return made(document, flat, { ...inside, above: new Set([...inside.above, ...flat.references]) });
}

/** The first valid example, default or enum value. */
function givenValue(document: Document, node: Node, schema: unknown, inside: Inside): unknown {
  const [only, ...others] = listOf(node.enum).filter((one) => one !== null);
  const all = [node.const, node.example, ...[node.examples].flat(), node.default, only];
  const given = all.filter((one) => one !== undefined && (one !== null || node.type === 'null'));
  const fits = (value: unknown) => schemaFaults(value, schema, (some) => document.resolve(some)).length === 0;
  for (const one of given) {
    const value = inside.of === 'request' ? withoutReadOnly(document, one, schema) : one;
    if (value !== '' || inside.of === 'response') if (fits(value)) return value;
  }
  // In a response, which is only shown, an invalid value is better than none.
  if (inside.of === 'response') return given[0];
  // Empty text says nothing, unless nothing else is allowed.
  return others.find(fits) ?? ((node.const ?? only) === '' && fits('') ? '' : undefined);
}

/** An example of a request, without read-only fields. */
export function withoutReadOnly(document: Document, value: unknown, schema: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber || depth > DEEPEST) return value;
  const { properties, node } = flatSchema(document, schema);
  if (Array.isArray(value)) return value.map((item) => withoutReadOnly(document, item, node.items, depth + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const property = properties.get(name);
      if (property === undefined) return [[name, inner]];
      if (flatSchema(document, property).node.readOnly === true) return [];
      return [[name, withoutReadOnly(document, inner, property, depth + 1)]];
    }),
  );
}

function made(document: Document, flat: FlatSchema, inside: Inside): unknown {
  const [choice] = flat.choices;
  if (choice && inside.depth <= DEEPEST) {
    const chosen = chosenValue(document, flat, choice, inside);
    if (chosen) return chosen.value;
  }
  const [type] = typesOf(flat);
  if (type === 'object') return objectOf(document, flat, inside);
  if (type === 'array') return arrayOf(document, flat, inside);
  if (type === 'integer' || type === 'number') return numberFor(flat.node, type, inside.whole);
  if (type === 'boolean') return true;
  if (type === undefined && flat.isNullable) return null;
  if (type === undefined) return inside.of === 'request' && inside.depth > 0 ? placeholder(inside) : {};
  return textFor(flat.node, inside.of === 'request' ? placeholder(inside) : undefined);
}

/** A value of the chosen alternative. In a request, it must not match others of a `oneOf`, which may take all its optional fields. */
function chosenValue(document: Document, flat: FlatSchema, choice: Choice, inside: Inside): { value: unknown } | undefined {
  const { properties, required, node, choices } = flat;
  const base = {
    ...without(node, ['discriminator']),
    ...(properties.size > 0 ? { properties: Object.fromEntries(properties) } : {}),
    required: [...required],
  };
  const rest = choices.slice(1).map(({ kind, parts }) => ({ [kind]: parts }));
  const make = (chosen: Alternative, whole: boolean) => {
    const value = sample(document, { allOf: [base, ...rest, chosen.part] }, { ...inside, whole, depth: inside.depth + 1 });
    return chosen.name === '' ? value : withDiscriminator(document, value, choice, chosen);
  };
  const parts = partsOf(document, choice, inside.above);
  const [first] = parts;
  if (first === undefined) return undefined;
  const value = make(first, false);
  if (inside.of === 'response' || choice.kind === 'anyOf' || first.name !== '') return { value };
  const isOnly = (one: unknown) =>
    choice.parts.filter((part) => schemaFaults(one, part, (some) => document.resolve(some)).length === 0).length < 2;
  if (isOnly(value)) return { value };
  for (const [index, part] of parts.entries())
    for (const whole of index === 0 ? [true] : [false, true]) {
      if (inside.size.unfit++ > MOST_UNFIT) break;
      const other = make(part, whole);
      if (isOnly(other)) return { value: other };
    }
  inside.size.invalid++;
  return { value };
}

/** Context for nested values. */
function within(inside: Inside): Inside {
  return { ...inside, depth: inside.depth + 1, whole: false, outermost: false };
}

/** `YOUR_PET_ID` */
function placeholder({ name = 'value' }: SampleOptions): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  return `YOUR_${words.toUpperCase() || 'VALUE'}`;
}

function objectOf(document: Document, flat: FlatSchema, inside: Inside): unknown {
  const { properties, node, conditions } = flat;
  if (inside.depth > DEEPEST) return {};
  const isShown = (schema: unknown) => {
    const own = flatSchema(document, schema);
    if (own.node['x-internal'] === true) return false;
    if (inside.of === 'response')
      return own.node.writeOnly !== true && ![...own.references].some((reference) => inside.above.has(reference));
    return own.node.readOnly !== true;
  };
  const required = new Set([...flat.required, ...conditions.flatMap(([first]) => first ?? [])]);
  const names = [...properties].flatMap(([name, schema]) => (schema !== false && isShown(schema) ? [name] : []));
  // Recursive objects would be endless, so deep inside, and in very long samples, only required fields are shown.
  inside.size.values += names.length;
  const isFull = inside.depth > FULL || inside.size.values > LONGEST;
  const isKept = (name: string) =>
    required.has(name) || (inside.of === 'response' ? !isFull : inside.whole && canStandWith(document, name, properties.get(name), []));
  const kept = names.filter(isKept);
  const least = Math.max(
    typeof node.minProperties === 'number' ? node.minProperties : 0,
    inside.outermost && inside.of === 'request' && required.size === 0 ? SOME : inside.filled ? 1 : 0,
  );
  const values = new Map<string, unknown>();
  /** Whether the field has a valid value. An optional field without one is left out. */
  const fill = (name: string): boolean => {
    const before = inside.size.invalid;
    const value = sample(document, properties.get(name) ?? {}, { ...within(inside), name });
    const isInvalid = inside.of === 'request' && !required.has(name) && inside.size.invalid > before;
    if (isInvalid) inside.size.invalid = before;
    else if (value !== undefined) values.set(name, value);
    return !isInvalid;
  };
  const used: string[] = [];
  for (const name of inside.of === 'request' ? names : []) {
    if (kept.length + used.length >= least) break;
    if (!kept.includes(name) && canStandWith(document, name, properties.get(name), [...used, ...kept]) && fill(name)) used.push(name);
  }
  for (const name of required) if (!properties.has(name)) kept.push(name);
  // Fields may require other fields, transitively.
  const all = [...kept, ...used];
  for (const name of all)
    for (const other of listOf(childAt(node.dependentRequired, name)).map(String)) if (!all.includes(other)) all.push(other);
  for (const name of all) if (!values.has(name)) fill(name);
  const [property, meant] = ownValue(flat) ?? [];
  const own = property === undefined ? undefined : values.get(property);
  if (property !== undefined && (own === 'string' || String(own).startsWith('YOUR_'))) values.set(property, meant);
  return { ...Object.fromEntries(values), ...freeEntries(document, flat, inside, values.size) };
}

/** Entries of a map: shown in a response, and sent in a request that requires some. */
function freeEntries(document: Document, { node, properties }: FlatSchema, inside: Inside, count: number): Record<string, unknown> {
  const least = typeof node.minProperties === 'number' ? node.minProperties : 0;
  const [pattern, inPattern] = Object.entries(nodeOf(node.patternProperties))[0] ?? [];
  const { additionalProperties } = node;
  const isMap =
    properties.size === 0 && (pattern !== undefined || (typeof additionalProperties === 'object' && additionalProperties !== null));
  if (!isMap || (inside.of === 'request' && count >= Math.max(least, inside.outermost ? 1 : 0))) return {};
  const { references } = flatSchema(document, inPattern ?? additionalProperties);
  if ([...references].some((reference) => inside.above.has(reference))) return {};
  const key = pattern === undefined ? textFor({ ...document.resolve(node.propertyNames) }, 'key') : textFor({ pattern }, 'key');
  const value = sample(document, inPattern ?? additionalProperties, within(inside));
  if (value === undefined) return {};
  const isEnough = pattern !== undefined || node.propertyNames !== undefined || least <= 1;
  return isEnough
    ? { [key]: value }
    : Object.fromEntries(Array.from({ length: least }, (_, index) => [index === 0 ? key : key + (index + 1), value]));
}

const EXCLUSIVE =
  /mutually exclusive|cannot be (?:set|used|combined|specified|provided)|not both|\beither\b|instead of|\bonly one of\b|in place of|\blegacy\b|\bdeprecated\b/i;

/** Whether an optional field can be combined with these: not if it's deprecated, or described as an alternative to another. */
function canStandWith(document: Document, name: string, schema: unknown, others: readonly string[]): boolean {
  const { node, description } = flatSchema(document, schema);
  if (node.deprecated === true || EXCLUSIVE.test(description) || EXCLUSIVE.test(textOf(node.title))) return false;
  return others.every((other) => !name.startsWith(`${other}_`) && !other.startsWith(`${name}_`));
}

function arrayOf(document: Document, { node }: FlatSchema, inside: Inside): unknown[] {
  const { items, prefixItems, minItems, maxItems, contains, minContains = 1 } = node;
  const first = listOf(prefixItems).map((part, index) =>
    sample(document, part, { ...within(inside), name: `${inside.name ?? 'item'}_${index + 1}` }),
  );
  if (contains !== undefined) for (let n = 0; n < Number(minContains); n++) first.push(sample(document, contains, within(inside)));
  const least = typeof minItems === 'number' ? minItems : 0;
  const leadsBack = [...flatSchema(document, items).references].some((reference) => inside.above.has(reference));
  if (inside.depth > DEEPEST || maxItems === 0 || (leadsBack && least === 0)) return first;
  const wanted = Math.min(Math.max(least, first.length === 0 ? 1 : 0), 20) - first.length;
  if (wanted <= 0 || items === false) return first;
  const item = sample(document, items ?? {}, within(inside));
  if (item === undefined) return first;
  const values = listOf(flatSchema(document, items).node.enum);
  // Unique items get different values.
  return [
    ...first,
    ...Array.from({ length: wanted }, (_, index) =>
      index === 0 ? item : (values.filter((one) => one !== item)[index - 1] ?? another(item, index)),
    ),
  ];
}

function another(item: unknown, index: number): unknown {
  if (typeof item === 'number') return item + index;
  return typeof item === 'string' && !/^[\d-]*$/.test(item) ? `${item}${index + 1}` : item;
}

function without(node: Node, keys: readonly string[]): Node {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));
}
