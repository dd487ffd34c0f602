import { type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { isNumber, jsonText } from '../request/exact-number.ts';
import { isCondition } from './flat-schema.ts';
import { nameOf, referenceOf, typeName } from './type-name.ts';

/** A value as code that is never empty. */
export function codeOf(value: unknown): string {
  const text = typeof value === 'string' && value.trim() !== '' ? value : jsonText(value);
  const flat = text.replace(/\s+/g, ' ');
  const run = Math.max(0, ...[...flat.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(run + 1);
  const space = run > 0 || / $|^ /.test(flat) ? ' ' : '';
  return `${marks}${space}${flat}${space}${marks}`;
}

/** What a value has to fulfil, as phrases of Markdown; its type and the values it may have stand elsewhere. */
export function limitsOf(document: Document, node: Node): string[] {
  const brief = (schema: unknown) => briefOf(document, schema);
  const list = (value: unknown) =>
    listOf(value)
      .map((one) => codeOf(one))
      .join(', ');
  return [
    ...range(node),
    ...bounds(node.minLength, node.maxLength, 'character'),
    ...bounds(node.minItems, node.maxItems, 'item'),
    ...bounds(node.minProperties, node.maxProperties, 'property'),
    // Of other types it says nothing.
    ...(node.uniqueItems === true && [node.type ?? 'array'].flat().includes('array') ? ['no equal items'] : []),
    ...(typeof node.pattern === 'string' && node.pattern !== '' ? [`matches ${codeOf(node.pattern)}`] : []),
    ...(typeof node.format === 'string' && node.format !== '' ? [`format ${codeOf(node.format)}`] : []),
    ...(typeof node.contentMediaType === 'string' ? [`content ${codeOf(node.contentMediaType)}`] : []),
    ...(typeof node.contentEncoding === 'string' ? [`encoded as ${codeOf(node.contentEncoding)}`] : []),
    ...(node.contentSchema === undefined ? [] : [`content: ${brief(node.contentSchema)}`]),
    ...(node.propertyNames === undefined ? [] : [`names: ${brief(node.propertyNames)}`]),
    ...(node.contains === undefined
      ? []
      : [`contains ${brief(node.contains)}`, ...bounds(node.minContains, node.maxContains, 'such item')]),
    ...(node.not === undefined ? [] : [`not ${notOf(node.not, brief)}`]),
    ...(node.additionalProperties === false &&
    Object.keys(nodeOf(node.properties)).length === 0 &&
    node.type === 'object' &&
    node.patternProperties === undefined
      ? ['no other properties']
      : []),
    ...Object.entries(nodeOf(node.dependentRequired)).map(([name, others]) => `${codeOf(name)} needs ${list(others)}`),
    ...Object.entries(nodeOf(node.dependentSchemas)).map(([name, schema]) => `with ${codeOf(name)}: ${brief(schema)}`),
    ...(node.if === undefined
      ? []
      : [
          `if ${brief(node.if)}${node.then === undefined ? '' : `, then ${brief(node.then)}`}${node.else === undefined ? '' : `, else ${brief(node.else)}`}`,
        ]),
  ];
}

function notOf(schema: unknown, brief: (schema: unknown) => string): string {
  return isCondition(schema)
    ? `${listOf(nodeOf(schema).required)
        .map((name) => codeOf(name))
        .join(' and ')} together`
    : brief(schema);
}

/** Type, values and limits of a schema in a few words. */
export function briefOf(document: Document, schema: unknown, depth = 0): string {
  if (typeof schema === 'boolean') return schema ? 'any' : 'nothing';
  const reference = referenceOf(document, schema);
  if (reference !== undefined) return nameOf(reference);
  const node = document.resolve(schema);
  const values = node.const === undefined ? listOf(node.enum) : [node.const];
  const type = typeName(document, schema);
  const fields = Object.entries(nodeOf(node.properties)).map(
    ([name, inner]) => `${codeOf(name)}${depth > 2 ? '' : ` (${briefOf(document, inner, depth + 1)})`}`,
  );
  const required = listOf(node.required).map((name) => codeOf(name));
  return (
    [
      ...(type === 'any' || (type === 'object' && fields.length > 0) || (values.length > 0 && type !== 'array') ? [] : [type]),
      ...(values.length > 0 ? [values.map((one) => codeOf(one)).join(' or ')] : []),
      ...limitsOf(document, { ...node, properties: undefined }),
      ...(fields.length > 0 ? [`with ${fields.join(', ')}`] : []),
      ...(required.length > 0 ? [`${required.join(', ')} required`] : []),
      ...(node.description === undefined ? [] : [textOf(node.description).replace(/\s+/g, ' ').replace(/[{<`]/g, '\\$&')]),
    ].join(', ') || 'any'
  );
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Node): string[] {
  const parts: string[] = [];
  const low = isNumber(exclusiveMinimum) ? undefined : minimum;
  const high = isNumber(exclusiveMaximum) ? undefined : maximum;
  if (isNumber(low) && isNumber(high) && exclusiveMinimum !== true && exclusiveMaximum !== true)
    parts.push(`${jsonText(low)} to ${jsonText(high)}`);
  else {
    if (isNumber(low)) parts.push(`${exclusiveMinimum === true ? 'more than' : 'at least'} ${jsonText(low)}`);
    if (isNumber(high)) parts.push(`${exclusiveMaximum === true ? 'less than' : 'at most'} ${jsonText(high)}`);
  }
  if (isNumber(exclusiveMinimum)) parts.push(`more than ${jsonText(exclusiveMinimum)}`);
  if (isNumber(exclusiveMaximum)) parts.push(`less than ${jsonText(exclusiveMaximum)}`);
  if (isNumber(multipleOf)) parts.push(`a multiple of ${jsonText(multipleOf)}`);
  return parts;
}

function bounds(low: unknown, high: unknown, unit: string): string[] {
  const units = (count: unknown) => `${jsonText(count)} ${Number(count) === 1 ? unit : unit === 'property' ? 'properties' : `${unit}s`}`;
  const isLow = isNumber(low) && Number(low) > 0;
  if (isLow && isNumber(high)) return [Number(low) === Number(high) ? `exactly ${units(high)}` : `${jsonText(low)} to ${units(high)}`];
  if (isLow) return [`at least ${units(low)}`];
  return isNumber(high) ? [`at most ${units(high)}`] : [];
}
