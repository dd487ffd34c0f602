import { english, type ReferenceSay } from '../language/say-reference.ts';
import { ExactNumber, isNumber, jsonText } from './exact-number.ts';
import { valueAt } from './value-at.ts';

/** A fault in a value: its location, such as `data[0].name`, and a message. */
export interface SchemaFault {
  at: string;
  message: string;
}

type Schema = Readonly<Record<string, unknown>>;
export type ResolveSchema = (schema: unknown) => Schema;

const DEEPEST = 40;

/**
 * Validates a value against a schema of OpenAPI 3.0 or 3.1. `resolve` follows references. A value that matches more than
 * one part of `oneOf` passes, because the overlap is the fault of the schema.
 */
export function schemaFaults(
  value: unknown,
  schema: unknown,
  resolve: ResolveSchema = asSchema,
  say: ReferenceSay = english,
  at = '',
  depth = 0,
): SchemaFault[] {
  if (schema === false) return [{ at, message: say`must not be there` }];
  const node = resolve(schema);
  if (depth > DEEPEST || (value === null && node.nullable === true)) return [];
  const inner = (part: unknown, some: unknown = value, place = at) => schemaFaults(some, part, resolve, say, place, depth + 1);
  const faults: SchemaFault[] = [];
  const add = (message: string) => faults.push({ at, message });

  const types = [node.type ?? []].flat().map(String);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return [{ at, message: say`must be ${types.map((type) => named(say, type)).reduce((one, other) => say`${one} or ${other}`)}` }];
  const allowed = node.const === undefined ? listOf(node.enum) : [node.const];
  if (allowed.length > 0 && !allowed.some((one) => isSame(one, value)))
    add(allowed.length === 1 ? say`must be ${shown(allowed)}` : say`must be one of ${shown(allowed)}`);

  for (const part of listOf(node.allOf)) faults.push(...inner(part));
  for (const parts of [listOf(node.anyOf), listOf(node.oneOf)]) {
    const tried = parts.map((part) => inner(part));
    const [best] = tried.sort((a, b) => a.length - b.length);
    if (best && best.length > 0) faults.push(...best);
  }
  if (node.not !== undefined && inner(node.not).length === 0) add(say`is what the schema excludes`);

  if (typeof value === 'string') textFaults(say, value, node).forEach(add);
  else if (isNumber(value)) numberFaults(say, Number(value), node).forEach(add);
  else if (Array.isArray(value)) {
    for (const message of sizeFaults(say, value.length, node.minItems, node.maxItems, (n) => say`${n} items`)) add(message);
    const first = listOf(node.prefixItems);
    for (const [index, item] of value.entries()) {
      const schemaOfItem = index < first.length ? first[index] : node.items;
      if (schemaOfItem !== undefined) faults.push(...inner(schemaOfItem, item, `${at}[${index}]`));
    }
    if (node.uniqueItems === true && new Set(value.map((item) => JSON.stringify(item))).size < value.length)
      add(say`must not have equal items`);
  } else if (isRecord(value)) faults.push(...objectFaults(say, value, node, at, inner));
  return faults;
}

function objectFaults(
  say: ReferenceSay,
  value: Schema,
  node: Schema,
  at: string,
  inner: (part: unknown, some: unknown, place: string) => SchemaFault[],
): SchemaFault[] {
  const place = (name: string) => (at === '' ? name : `${at}.${name}`);
  const faults: SchemaFault[] = [];
  for (const name of listOf(node.required).map(String))
    if (!Object.hasOwn(value, name)) faults.push({ at: place(name), message: say`is required` });
  const count = Object.keys(value).length;
  for (const message of sizeFaults(say, count, node.minProperties, node.maxProperties, (n) => say`${n} properties`))
    faults.push({ at, message });
  const properties = asSchema(node.properties);
  const patterns = Object.entries(asSchema(node.patternProperties));
  for (const [name, some] of Object.entries(value)) {
    const matching = patterns.filter(([pattern]) => matches(name, pattern));
    for (const [, part] of matching) faults.push(...inner(part, some, place(name)));
    if (Object.hasOwn(properties, name)) faults.push(...inner(properties[name], some, place(name)));
    else if (matching.length > 0) continue;
    else if (node.additionalProperties === false) faults.push({ at: place(name), message: say`is not known` });
    else if (typeof node.additionalProperties === 'object') faults.push(...inner(node.additionalProperties, some, place(name)));
  }
  return faults;
}

function numberFaults(say: ReferenceSay, value: number, schema: Schema): string[] {
  const number = (limit: unknown) => (limit instanceof ExactNumber ? Number(limit) : limit);
  const [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf] = [
    ...[schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum, schema.multipleOf].map(number),
  ];
  const low = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : exclusiveMinimum === true ? minimum : undefined;
  const high = typeof exclusiveMaximum === 'number' ? exclusiveMaximum : exclusiveMaximum === true ? maximum : undefined;
  return [
    ...(typeof minimum === 'number' && value < minimum ? [say`must be at least ${minimum}`] : []),
    ...(typeof maximum === 'number' && value > maximum ? [say`must be at most ${maximum}`] : []),
    ...(typeof low === 'number' && value <= low ? [say`must be more than ${low}`] : []),
    ...(typeof high === 'number' && value >= high ? [say`must be less than ${high}`] : []),
    // Floating-point division is inexact: 0.3 / 0.1 is slightly less than 3.
    ...(typeof multipleOf === 'number' && Math.abs(value / multipleOf - Math.round(value / multipleOf)) > 1e-9
      ? [say`must be a multiple of ${multipleOf}`]
      : []),
  ];
}

const FORMATS: Readonly<Record<string, readonly [RegExp, (say: ReferenceSay) => string]>> = {
  'date-time': [
    /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/,
    (say) => say`must be a time such as ${'2030-01-31T12:00:00Z'}`,
  ],
  date: [/^\d{4}-\d\d-\d\d$/, (say) => say`must be a date such as ${'2030-01-31'}`],
  email: [/^[^\s@]+@[^\s@]+$/, (say) => say`must be an email address`],
  uri: [/^[a-z][a-z\d+.-]*:\S+$/i, (say) => say`must be a URL`],
  uuid: [/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, (say) => say`must be a UUID`],
};

function textFaults(say: ReferenceSay, value: string, { minLength, maxLength, pattern, format }: Schema): string[] {
  const [form, words] = valueAt(FORMATS, String(format)) ?? [];
  return [
    ...sizeFaults(say, [...value].length, minLength, maxLength, (n) => say`${n} characters`),
    ...(typeof pattern === 'string' && !matches(value, pattern) ? [say`must match ${pattern}`] : []),
    ...(form && words && !form.test(value) ? [words(say)] : []),
  ];
}

/** Ignores patterns that JavaScript doesn't support. */
function matches(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function sizeFaults(say: ReferenceSay, size: number, least: unknown, most: unknown, units: (count: number) => string): string[] {
  if (typeof least === 'number' && size < least) return [say`must have at least ${units(least)}`];
  return typeof most === 'number' && size > most ? [say`must have at most ${units(most)}`] : [];
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'integer') return isNumber(value) && Number.isInteger(Number(value));
  return type === 'number' ? isNumber(value) : typeof value === type;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || jsonText(a) === jsonText(b) || (isNumber(a) && isNumber(b) && Number(a) === Number(b));
}

function shown(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' && value !== '' ? value : jsonText(value))).join(', ');
}

function named(say: ReferenceSay, type: string): string {
  return type === 'null' || !say.isEnglish ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

function asSchema(value: unknown): Schema {
  return isRecord(value) ? value : {};
}
