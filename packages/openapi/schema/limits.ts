import { type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import type { ReferenceSay } from '../language/say-reference.ts';
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

/** Limits of a value as Markdown phrases, without its type and allowed values. */
export function limitsOf(document: Document, node: Node): string[] {
  const { say } = document;
  const brief = (schema: unknown) => briefOf(document, schema);
  const list = (value: unknown) =>
    listOf(value)
      .map((one) => codeOf(one))
      .join(', ');
  return [
    ...range(say, node),
    ...bounds(say, node.minLength, node.maxLength, (n) => (n === '1' ? say`1 character` : say`${n} characters`)),
    ...bounds(say, node.minItems, node.maxItems, (n) => (n === '1' ? say`1 item` : say`${n} items`)),
    ...bounds(say, node.minProperties, node.maxProperties, (n) => (n === '1' ? say`1 property` : say`${n} properties`)),
    // It has no meaning for other types.
    ...(node.uniqueItems === true && [node.type ?? 'array'].flat().includes('array') ? [say`no equal items`] : []),
    ...(typeof node.pattern === 'string' && node.pattern !== '' ? [say`matches ${codeOf(node.pattern)}`] : []),
    ...(typeof node.format === 'string' && node.format !== '' ? [say`format ${codeOf(node.format)}`] : []),
    ...(typeof node.contentMediaType === 'string' ? [say`content ${codeOf(node.contentMediaType)}`] : []),
    ...(typeof node.contentEncoding === 'string' ? [say`encoded as ${codeOf(node.contentEncoding)}`] : []),
    ...(node.contentSchema === undefined ? [] : [say`content: ${brief(node.contentSchema)}`]),
    ...(node.propertyNames === undefined ? [] : [say`names: ${brief(node.propertyNames)}`]),
    ...(node.contains === undefined
      ? []
      : [
          say`contains ${brief(node.contains)}`,
          ...bounds(say, node.minContains, node.maxContains, (n) => (n === '1' ? say`1 such item` : say`${n} such items`)),
        ]),
    ...(node.not === undefined ? [] : [say`not ${notOf(say, node.not, brief)}`]),
    ...(node.additionalProperties === false &&
    Object.keys(nodeOf(node.properties)).length === 0 &&
    node.type === 'object' &&
    node.patternProperties === undefined
      ? [say`no other properties`]
      : []),
    ...Object.entries(nodeOf(node.dependentRequired)).map(([name, others]) => say`${codeOf(name)} needs ${list(others)}`),
    ...Object.entries(nodeOf(node.dependentSchemas)).map(([name, schema]) => say`with ${codeOf(name)}: ${brief(schema)}`),
    ...(node.if === undefined
      ? []
      : [
          [
            say`if ${brief(node.if)}`,
            ...(node.then === undefined ? [] : [say`then ${brief(node.then)}`]),
            ...(node.else === undefined ? [] : [say`else ${brief(node.else)}`]),
          ].join(say`, `),
        ]),
  ];
}

function notOf(say: ReferenceSay, schema: unknown, brief: (schema: unknown) => string): string {
  return isCondition(schema)
    ? say`${listOf(nodeOf(schema).required)
        .map((name) => codeOf(name))
        .reduce((one, other) => say`${one} and ${other}`)} together`
    : brief(schema);
}

/** Type, values and limits of a schema in a few words. */
export function briefOf(document: Document, schema: unknown, depth = 0): string {
  if (typeof schema === 'boolean') return schema ? document.say`any` : document.say`nothing`;
  const reference = referenceOf(document, schema);
  if (reference !== undefined) return nameOf(reference);
  const { say } = document;
  const node = document.resolve(schema);
  const values = node.const === undefined ? listOf(node.enum) : [node.const];
  const type = typeName(document, schema);
  const fields = Object.entries(nodeOf(node.properties)).map(
    ([name, inner]) => `${codeOf(name)}${depth > 2 ? '' : ` (${briefOf(document, inner, depth + 1)})`}`,
  );
  const required = listOf(node.required).map((name) => codeOf(name));
  return (
    [
      ...(type === say`any` || (type === 'object' && fields.length > 0) || (values.length > 0 && type !== 'array') ? [] : [type]),
      ...(values.length > 0 ? [values.map((one) => codeOf(one)).reduce((one, other) => say`${one} or ${other}`)] : []),
      ...limitsOf(document, { ...node, properties: undefined }),
      ...(fields.length > 0 ? [say`with ${fields.join(', ')}`] : []),
      ...(required.length > 0 ? [say`${required.join(', ')} required`] : []),
      ...(node.description === undefined ? [] : [textOf(node.description).replace(/\s+/g, ' ').replace(/[{<`]/g, '\\$&')]),
    ].join(say`, `) || say`any`
  );
}

function range(say: ReferenceSay, { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Node): string[] {
  const parts: string[] = [];
  const low = isNumber(exclusiveMinimum) ? undefined : minimum;
  const high = isNumber(exclusiveMaximum) ? undefined : maximum;
  if (isNumber(low) && isNumber(high) && exclusiveMinimum !== true && exclusiveMaximum !== true)
    parts.push(say`${jsonText(low)} to ${jsonText(high)}`);
  else {
    if (isNumber(low)) parts.push(exclusiveMinimum === true ? say`more than ${jsonText(low)}` : say`at least ${jsonText(low)}`);
    if (isNumber(high)) parts.push(exclusiveMaximum === true ? say`less than ${jsonText(high)}` : say`at most ${jsonText(high)}`);
  }
  if (isNumber(exclusiveMinimum)) parts.push(say`more than ${jsonText(exclusiveMinimum)}`);
  if (isNumber(exclusiveMaximum)) parts.push(say`less than ${jsonText(exclusiveMaximum)}`);
  if (isNumber(multipleOf)) parts.push(say`a multiple of ${jsonText(multipleOf)}`);
  return parts;
}

/** `units`: formats a count with its unit. */
function bounds(say: ReferenceSay, low: unknown, high: unknown, units: (count: string) => string): string[] {
  const isLow = isNumber(low) && Number(low) > 0;
  if (isLow && isNumber(high))
    return [Number(low) === Number(high) ? say`exactly ${units(jsonText(high))}` : say`${jsonText(low)} to ${units(jsonText(high))}`];
  if (isLow) return [say`at least ${units(jsonText(low))}`];
  return isNumber(high) ? [say`at most ${units(jsonText(high))}`] : [];
}
