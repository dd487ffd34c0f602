import { expect, test } from 'vitest';
import { fieldsOf, limitsOf, typeName } from './fields.ts';
import type { Schema } from './schema.ts';

const text: Schema = { type: 'string' };

test('fields of fields stand below them, with the names above', () => {
  const schema: Schema = {
    type: 'object',
    required: ['list'],
    properties: {
      list: { type: 'array', items: { type: 'object', properties: { a: text } } },
      one: { type: 'object', properties: { b: text } },
    },
  };
  expect(fieldsOf(schema).map(({ name, type, required }) => [name, type, required])).toEqual([
    ['list', 'array of objects', true],
    ['list[].a', 'string', false],
    ['one', 'object', false],
    ['one.b', 'string', false],
  ]);
});

test('fields of which one is required know how many they are', () => {
  const schema: Schema = { properties: { a: text, b: text, c: text }, anyOf: [{ required: ['a'] }, { required: ['b'] }] };
  expect(fieldsOf(schema).map(({ name, oneOf }) => [name, oneOf])).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 0],
  ]);
});

test('the parts of allOf are one', () => {
  const schema: Schema = { allOf: [{ properties: { a: text }, required: ['a'] }, { properties: { b: text } }] };
  expect(fieldsOf(schema).map(({ name, required }) => [name, required])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test.each<[Schema, string]>([
  [{}, 'any'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'array', items: text }, 'array of strings'],
])('the type of %j', (schema, expected) => expect(typeName(schema)).toBe(expected));

test.each<[Schema, string]>([
  [{}, ''],
  [{ minimum: 1, maximum: 100 }, '1 to 100'],
  [{ minimum: 15 }, 'at least 15'],
  [{ maximum: 9 }, 'at most 9'],
  [{ enum: ['event'] }, 'only `event`'],
  [{ enum: ['$errors', '$logs'] }, 'one of `$errors`, `$logs`'],
])('the limits of %j', (schema, expected) => expect(limitsOf(schema)).toBe(expected));
