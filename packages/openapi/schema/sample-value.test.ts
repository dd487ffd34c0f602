import { expect, test } from 'vitest';
import { Document } from '../description/document.ts';
import { sampleValue } from './sample-value.ts';

const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required });
const text = { type: 'string' };
const document = new Document({ components: { schemas: { Cat: object({ claws: text }), Dog: object({ bark: text, name: text }) } } });
const refs = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];

test.each<[what: string, schema: object, value: unknown]>([
  ['an alternative that fits alone', { oneOf: [object({ a: text }, 'a'), object({ b: text }, 'b')] }, { a: 'YOUR_A' }],
  ['nothing of alternatives that every object fits', object({ pet: { oneOf: refs } }, 'pet'), { pet: {} }],
  [
    'all fields of the first, as fewer would fit both',
    { oneOf: [object({ a: text, b: { type: 'integer' } }, 'a'), { ...object({ a: text }, 'a'), additionalProperties: false }] },
    { a: 'YOUR_A', b: 1 },
  ],
  ['the second, as each value of the first fits both', { oneOf: [{ type: 'string', enum: ['x'] }, text] }, 'YOUR_VALUE'],
  [
    'all that the first has, as a field of another type keeps it apart',
    { oneOf: [object({ a: text, b: { type: 'integer' } }, 'a'), object({ a: text, b: { type: 'string' } }, 'a')] },
    { a: 'YOUR_A', b: 1 },
  ],
  ['one of two that every value fits', { oneOf: [object({ a: text }, 'a'), object({ a: text }, 'a')] }, { a: 'YOUR_A' }],
  ['some fields of a body that is an alternative and requires none', { oneOf: refs }, { claws: 'YOUR_CLAWS' }],
  ['no optional field that has no valid value', object({ pet: { oneOf: refs }, kind: text }), { kind: 'YOUR_KIND' }],
  ['an optional field, if another alternative makes it valid', object({ pet: { oneOf: [...refs, text] } }), { pet: 'YOUR_PET' }],
  ['a number that is no integer, where integers fit both', { oneOf: [{ type: 'integer' }, { type: 'number' }] }, 1.5],
  ['empty text, where nothing else is allowed', object({ a: { type: 'string', enum: [''] } }, 'a'), { a: '' }],
  ['a value rather than empty text', object({ a: { type: 'string', enum: ['', 'b'] } }, 'a'), { a: 'b' }],
  ['null, where nothing else is allowed', object({ a: { type: 'null' } }, 'a'), { a: null }],
])('a request has %s', (_, schema, value) => {
  expect(sampleValue(document, schema, { of: 'request' })).toEqual(value);
});

test('nested alternatives terminate', () => {
  const nested = (depth: number): object =>
    depth === 0 ? object({}) : { oneOf: Array.from({ length: 12 }, () => object({ next: nested(depth - 1) }, 'next')) };
  expect(sampleValue(document, nested(4), { of: 'request' })).toEqual({ next: { next: { next: { next: {} } } } });
});
