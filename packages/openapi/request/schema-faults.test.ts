import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { schemaFaults } from './schema-faults.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const name = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const cases: [schema: object, values: unknown[]][] = [
  [{ type: 'string' }, ['a', '', 1, null, [], {}]],
  [{ type: ['string', 'null'] }, ['a', null, 1]],
  [{ type: 'integer', minimum: 1, maximum: 3 }, [1, 3, 0, 4, 1.5, '1']],
  [{ type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 }, [0, 1.5, 0.25, -1]],
  [{ type: 'string', minLength: 2, maxLength: 3, pattern: '^[a-z]+$' }, ['a', 'ab', 'abcd', 'AB', '😀😀']],
  [{ type: 'string', pattern: '(' }, []],
  [{ type: 'string', format: 'uuid' }, ['00000000-0000-4000-8000-000000000000', 'x']],
  [{ type: 'string', format: 'date-time' }, ['2030-01-31T12:00:00Z', '2030-01-31T12:00:00.5+02:00', '2030-01-31']],
  [{ type: 'string', format: 'uri' }, ['https://example.com/', 'mailto:a@b', 'no']],
  [{ type: 'string', format: 'email' }, ['robin@example.com', 'no']],
  [{ enum: ['a', 1, null, { b: [1] }] }, ['a', 1, null, { b: [1] }, 'b', { b: [2] }]],
  [{ const: 'a' }, ['a', 'b']],
  [name, [{ name: 'a' }, {}, { name: 1 }, 'a']],
  [{ ...name, additionalProperties: false }, [{ name: 'a' }, { name: 'a', b: 1 }]],
  [{ additionalProperties: { type: 'integer' } }, [{ a: 1 }, { a: 'x' }]],
  [{ type: 'array', minItems: 1, maxItems: 2, items: name }, [[], [{ name: 'a' }], [{}], [1, 2, 3]]],
  [{ allOf: [name, { required: ['id'] }] }, [{ name: 'a', id: 1 }, { name: 'a' }]],
  [{ anyOf: [{ type: 'string' }, name] }, ['a', { name: 'a' }, { name: 1 }, 3]],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, ['a', 1, true]],
  [{ not: { type: 'string' } }, ['a', 1]],
  [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, [{ a: 1 }, { b: 1 }, {}]],
  [{ properties: { a: false } }, [{}, { a: 1 }]],
];

describe('agrees with an independent validator', () => {
  for (const [schema, values] of cases)
    test(JSON.stringify(schema), () => {
      for (const value of values) expect([value, schemaFaults(value, schema).length === 0]).toEqual([value, ajv.validate(schema, value)]);
    });
});

test('OpenAPI 3.0: nullable and exclusive bounds', () => {
  expect(schemaFaults(null, { type: 'string', nullable: true })).toEqual([]);
  expect(schemaFaults(0, { type: 'integer', minimum: 0, exclusiveMinimum: true })).toEqual([{ at: '', message: 'must be more than 0' }]);
});

test('multipleOf tolerates rounding errors', () => {
  expect(schemaFaults(0.3, { multipleOf: 0.1 })).toEqual([]);
  expect(schemaFaults(0.35, { multipleOf: 0.1 })).toEqual([{ at: '', message: 'must be a multiple of 0.1' }]);
});

test('a recursive schema is checked to the depth of the value', () => {
  const tree = { type: 'object', properties: { children: { type: 'array', items: { $ref: '#tree' } } } };
  const resolve = (schema: unknown) => (JSON.stringify(schema) === '{"$ref":"#tree"}' ? tree : (schema as Record<string, unknown>));
  expect(schemaFaults({ children: [{ children: [1] }] }, tree, resolve)).toEqual([
    { at: 'children[0].children[0]', message: 'must be an object' },
  ]);
});
