import { childAt, type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { ExactNumber, isNumber } from '../request/exact-number.ts';
import { schemaFaults } from '../request/schema-faults.ts';
import { ownValue } from './discriminator.ts';
import { type Choice, type FlatSchema, flatSchema, typesOf } from './flat-schema.ts';
import { textFor } from './sample-text.ts';

export interface SampleOptions {
  /** A request leaves out what is optional, read-only or deprecated; a response shows everything but what is write-only. */
  of: 'request' | 'response';
  /** What the value is called, for placeholders. */
  name?: string;
  /** No object stays empty: a form cannot send one. */
  filled?: boolean;
}

interface Inside extends SampleOptions {
  depth: number;
  /** References on the way to it. */
  above: ReadonlySet<string>;
  /** Values of the whole so far. */
  size: { values: number };
}

const DEEPEST = 7;
/** Down to this depth a response shows every field, in all no more than so many. */
const FULL = 4;
const LONGEST = 600;
/** Optional fields of a body that requires none, so that the sample shows more than braces. */
const SOME = 3;

/** A value that a schema allows: an example of its own, else one made of it. */
export function sampleValue(document: Document, schema: unknown, options: SampleOptions): unknown {
  return sample(document, schema, { ...options, depth: 0, above: new Set(), size: { values: 0 } });
}

function sample(document: Document, schema: unknown, inside: Inside): unknown {
  if (schema === false) return undefined;
  const flat = flatSchema(document, schema);
  const given = givenValue(document, flat.node, schema, inside);
  if (given !== undefined) return given;
  return made(document, flat, { ...inside, above: new Set([...inside.above, ...flat.references]) });
}

/** The first example, default or value of an enum that fits. */
function givenValue(document: Document, node: Node, schema: unknown, inside: Inside): unknown {
  const [only, ...others] = listOf(node.enum).filter((one) => one !== null);
  const all = [node.const, node.example, ...[node.examples].flat(), node.default, only];
  const given = all.filter((one) => one !== undefined && (one !== null || node.type === 'null'));
  const fits = (value: unknown) => schemaFaults(value, schema, (some) => document.resolve(some)).length === 0;
  for (const one of given) {
    const value = inside.of === 'request' ? withoutReadOnly(document, one, schema) : one;
    if (value !== '' || inside.of === 'response') if (fits(value)) return value;
  }
  // Better a value of the wrong kind than none, where it is only shown.
  return inside.of === 'response' ? given[0] : others.find(fits);
}

/** An example of a request, without the fields that only responses have. */
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
    const chosen = partOf(document, choice, inside);
    const rest = flat.choices.slice(1).map(({ kind, parts }) => ({ [kind]: parts }));
    if (chosen) {
      const { properties, required, node } = flat;
      const base = {
        ...without(node, ['discriminator']),
        ...(properties.size > 0 ? { properties: Object.fromEntries(properties) } : {}),
        required: [...required],
      };
      const value = sample(document, { allOf: [base, ...rest, chosen.part] }, { ...inside, depth: inside.depth + 1 });
      return chosen.name === '' ? value : withDiscriminator(document, value, choice, chosen);
    }
  }
  const [type] = typesOf(flat);
  if (type === 'object') return objectOf(document, flat, inside);
  if (type === 'array') return arrayOf(document, flat, inside);
  if (type === 'integer' || type === 'number') return numberFor(flat.node, type);
  if (type === 'boolean') return true;
  if (type === undefined && flat.isNullable) return null;
  if (type === undefined) return inside.of === 'request' && inside.depth > 0 ? placeholder(inside) : {};
  return textFor(flat.node, inside.of === 'request' ? placeholder(inside) : undefined);
}

/** `YOUR_PET_ID` */
function placeholder({ name = 'value' }: SampleOptions): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  return `YOUR_${words.toUpperCase() || 'VALUE'}`;
}

/** The alternative that is shown: the first that is not deprecated and does not lead back. */
function partOf(document: Document, { parts, discriminator }: Choice, { above }: Inside): { part: unknown; name: string } | undefined {
  const open = parts.filter((part) => !above.has(String(nodeOf(part).$ref)));
  const part = open.find((one) => document.resolve(one).deprecated !== true) ?? open[0];
  if (part === undefined) return undefined;
  if (typeof discriminator.propertyName !== 'string') return { part, name: '' };
  const { $ref } = nodeOf(part);
  const mapped = Object.entries(nodeOf(discriminator.mapping)).find(
    ([, target]) => target === $ref || (typeof $ref === 'string' && $ref.endsWith(`/${String(target)}`)),
  );
  return { part, name: mapped?.[0] ?? (typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '') };
}

/** The property that tells the parts apart holds what its own schema allows, else the name of the part. */
function withDiscriminator(
  document: Document,
  value: unknown,
  { discriminator: { propertyName } }: Choice,
  { part, name }: { part: unknown; name: string },
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || typeof propertyName !== 'string') return value;
  const { node } = flatSchema(document, flatSchema(document, part).properties.get(propertyName));
  const allowed = node.const === undefined ? listOf(node.enum) : [node.const];
  const own = childAt(value, propertyName);
  if (allowed.length > 0) return allowed.includes(own) ? value : { ...value, [propertyName]: allowed.includes(name) ? name : allowed[0] };
  return own !== undefined && !String(own).startsWith('YOUR_') && own !== 'string' ? value : { ...value, [propertyName]: name };
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
  // Objects that hold each other would have no end: far inside, and in very long ones, only what is required is shown.
  inside.size.values += names.length;
  const isFull = inside.depth > FULL || inside.size.values > LONGEST;
  const kept = inside.of === 'response' && !isFull ? names : names.filter((name) => required.has(name));
  const least = Math.max(
    typeof node.minProperties === 'number' ? node.minProperties : 0,
    inside.depth === 0 && inside.of === 'request' && required.size === 0 ? SOME : inside.filled ? 1 : 0,
  );
  const used: string[] = [];
  for (const name of inside.of === 'request' ? names : []) {
    if (kept.length >= least) break;
    if (!kept.includes(name) && canStandWith(document, name, properties.get(name), [...used, ...kept])) {
      kept.push(name);
      used.push(name);
    }
  }
  for (const name of required) if (!properties.has(name)) kept.push(name);
  // What is kept may need others, and those still others.
  for (const name of kept)
    for (const other of listOf(childAt(node.dependentRequired, name)).map(String)) if (!kept.includes(other)) kept.push(other);
  const values = new Map<string, unknown>();
  for (const name of kept) {
    const inner = sample(document, properties.get(name) ?? {}, { ...inside, name, depth: inside.depth + 1 });
    if (inner !== undefined) values.set(name, inner);
  }
  const [property, meant] = ownValue(flat) ?? [];
  const own = property === undefined ? undefined : values.get(property);
  if (property !== undefined && (own === 'string' || String(own).startsWith('YOUR_'))) values.set(property, meant);
  return { ...Object.fromEntries(values), ...freeEntries(document, flat, inside, values.size) };
}

/** An entry of a map: shown in a response, sent where a request has to have some. */
function freeEntries(document: Document, { node, properties }: FlatSchema, inside: Inside, count: number): Record<string, unknown> {
  const least = typeof node.minProperties === 'number' ? node.minProperties : 0;
  const [pattern, inPattern] = Object.entries(nodeOf(node.patternProperties))[0] ?? [];
  const { additionalProperties } = node;
  const isMap =
    properties.size === 0 && (pattern !== undefined || (typeof additionalProperties === 'object' && additionalProperties !== null));
  if (!isMap || (inside.of === 'request' && count >= Math.max(least, inside.depth === 0 ? 1 : 0))) return {};
  const { references } = flatSchema(document, inPattern ?? additionalProperties);
  if ([...references].some((reference) => inside.above.has(reference))) return {};
  const key = pattern === undefined ? textFor({ ...document.resolve(node.propertyNames) }, 'key') : textFor({ pattern }, 'key');
  const value = sample(document, inPattern ?? additionalProperties, { ...inside, depth: inside.depth + 1 });
  if (value === undefined) return {};
  const isEnough = pattern !== undefined || node.propertyNames !== undefined || least <= 1;
  return isEnough
    ? { [key]: value }
    : Object.fromEntries(Array.from({ length: least }, (_, index) => [index === 0 ? key : key + (index + 1), value]));
}

const EXCLUSIVE =
  /mutually exclusive|cannot be (?:set|used|combined|specified|provided)|not both|\beither\b|instead of|\bonly one of\b|in place of|\blegacy\b|\bdeprecated\b/i;

/** Whether an optional field may be sent with these: not if it is deprecated, or says that it stands for another. */
function canStandWith(document: Document, name: string, schema: unknown, others: readonly string[]): boolean {
  const { node, description } = flatSchema(document, schema);
  if (node.deprecated === true || EXCLUSIVE.test(description) || EXCLUSIVE.test(textOf(node.title))) return false;
  return others.every((other) => !name.startsWith(`${other}_`) && !other.startsWith(`${name}_`));
}

function arrayOf(document: Document, { node }: FlatSchema, inside: Inside): unknown[] {
  const { items, prefixItems, minItems, maxItems, contains, minContains = 1 } = node;
  const first = listOf(prefixItems).map((part, index) =>
    sample(document, part, { ...inside, name: `${inside.name ?? 'item'}_${index + 1}`, depth: inside.depth + 1 }),
  );
  if (contains !== undefined)
    for (let n = 0; n < Number(minContains); n++) first.push(sample(document, contains, { ...inside, depth: inside.depth + 1 }));
  const least = typeof minItems === 'number' ? minItems : 0;
  const leadsBack = [...flatSchema(document, items).references].some((reference) => inside.above.has(reference));
  if (inside.depth > DEEPEST || maxItems === 0 || (leadsBack && least === 0)) return first;
  const wanted = Math.min(Math.max(least, first.length === 0 ? 1 : 0), 20) - first.length;
  if (wanted <= 0 || items === false) return first;
  const item = sample(document, items ?? {}, { ...inside, depth: inside.depth + 1 });
  if (item === undefined) return first;
  const values = listOf(flatSchema(document, items).node.enum);
  // Of items that have to differ, each has another value.
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

function numberFor({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Node, type: string): unknown {
  const number = (value: unknown) => (isNumber(value) ? Number(value) : undefined);
  const low = number(exclusiveMinimum) ?? number(minimum);
  const high = number(exclusiveMaximum) ?? number(maximum);
  const isOpen = exclusiveMinimum === true || isNumber(exclusiveMinimum);
  const step = number(multipleOf) ?? (type === 'integer' ? 1 : undefined);
  const inRange = (value: number) =>
    (low === undefined || (isOpen ? value > low : value >= low)) &&
    (high === undefined || (exclusiveMaximum === true || isNumber(exclusiveMaximum) ? value < high : value <= high));
  const begin = low === undefined ? (high !== undefined && high < 1 ? high : 1) : low;
  const candidates = [
    1,
    10,
    begin,
    begin + 1,
    (begin + (high ?? begin + 1)) / 2,
    ...(step === undefined ? [] : [0, 1, -1].map((n) => (Math.ceil(begin / step) + n) * step)),
    0,
  ];
  const isStep = (value: number) => step === undefined || Math.abs(value / step - Math.round(value / step)) < 1e-9;
  return candidates.find((value) => inRange(value) && isStep(value) && Number.isFinite(value)) ?? begin;
}

function without(node: Node, keys: readonly string[]): Node {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));
}
