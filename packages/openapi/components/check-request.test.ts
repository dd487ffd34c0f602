import { expect, test } from 'vitest';
import { jsonText } from '../request/exact-number.ts';
import type { RequestForm } from '../request/request.ts';
import { checkRequest, typedOf } from './check-request.ts';

const form: RequestForm = {
  method: 'POST',
  servers: [{ url: 'https://api.example.com' }, { url: 'https://{region}.example.com', variables: { region: { value: 'eu' } } }],
  path: '/pets/{id}',
  parameters: [
    { name: 'id', place: 'path', required: true, schema: { type: 'string', pattern: '^p_' }, value: 'p_1' },
    { name: 'limit', place: 'query', schema: { type: 'integer', maximum: 100 }, value: 2 },
    { name: 'dry', place: 'query', schema: { type: 'boolean' } },
    { name: 'tags', place: 'query', schema: { type: 'array', items: { enum: ['a', 'b'] } } },
    { name: 'channel', place: 'query', required: true, schema: { type: 'string' }, value: '' },
    { name: 'X-Trace', place: 'header', schema: { type: 'string', format: 'uuid' } },
  ],
  credentials: [],
  body: {
    kind: 'json',
    type: 'application/json',
    value: { name: 'Rex' },
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', minLength: 2 },
        age: { type: 'integer' },
        tags: { type: 'array', items: { type: 'string' } },
        owner: { type: 'object' },
      },
    },
  },
  answers: 'json',
};
const typed = typedOf(form);
const withValue = (index: number, value: string) => ({ ...typed, values: typed.values.map((old, at) => (at === index ? value : old)) });
const pairs = (...all: string[][]) => all.map(([name, value]) => ({ name, value }));

test('the form initially contains the request of the samples, which is valid', () => {
  const { request, faults, bodyFaults, wholeFaults } = checkRequest(form, typed);
  expect(request).toMatchObject({
    url: 'https://api.example.com/pets/p_1',
    query: pairs(['limit', '2'], ['channel', '']),
    headers: [],
    body: { value: { name: 'Rex' } },
  });
  expect([...faults, ...bodyFaults, ...wholeFaults].join('')).toBe('');
});

test.each([
  [0, 'p_2', '', { url: 'https://api.example.com/pets/p_2' }],
  [0, 'p_a/b', '', { url: 'https://api.example.com/pets/p_a%2Fb' }],
  [0, '', 'is required', { url: 'https://api.example.com/pets/p_1' }],
  [0, 'x', 'must match ^p_', { url: 'https://api.example.com/pets/x' }],
  [1, '101', 'must be at most 100', {}],
  [1, 'ten', 'must be an integer', {}],
  [1, '', '', { query: pairs(['channel', '']) }],
  [2, 'true', '', { query: pairs(['limit', '2'], ['dry', 'true'], ['channel', '']) }],
  [2, 'yes', 'must be a boolean', {}],
  [3, 'a,b', '', { query: pairs(['limit', '2'], ['tags', 'a'], ['tags', 'b'], ['channel', '']) }],
  [3, 'c', '[0] must be one of a, b', {}],
  [5, 'x', 'must be a UUID', { headers: pairs(['X-Trace', 'x']) }],
])('parameter %d as “%s”: “%s”', (index, value, fault, request) => {
  const checked = checkRequest(form, withValue(index, value));
  expect(checked.faults[index]).toBe(fault);
  expect(checked.request).toMatchObject(request);
});

test.each([
  [0, 'Ada', '', { name: 'Ada' }],
  [0, 'A', 'must have at least 2 characters', { name: 'A' }],
  [0, '', 'is required', { name: 'Rex' }],
  [1, '7', '', { name: 'Rex', age: 7 }],
  [1, 'old', 'must be an integer', { name: 'Rex', age: 'old' }],
  [2, 'a, b', '', { name: 'Rex', tags: ['a', 'b'] }],
  [3, '{"id": 1}', '', { name: 'Rex', owner: { id: 1 } }],
  [3, '{', 'must be an object', { name: 'Rex', owner: '{' }],
])('field %d of the body as “%s”: “%s”', (index, value, fault, body) => {
  const checked = checkRequest(form, { ...typed, body: typed.body.map((old, at) => (at === index ? value : old)) });
  expect(checked.bodyFaults[index]).toBe(fault);
  expect(checked.request.body).toMatchObject({ value: body });
});

test.each([
  ['[]', '', []],
  ['{', 'is not JSON', '{'],
])('a body that is not an object, as %s: “%s”', (text, fault, value) => {
  const list: RequestForm = { ...form, body: { kind: 'json', type: 'application/json', value: [1], schema: { type: 'array' } } };
  const checked = checkRequest(list, { ...typedOf(list), body: [text] });
  expect(checked.bodyFaults).toEqual([fault]);
  expect(checked.request.body).toMatchObject({ value });
});

test('the URL uses the selected server and its variables', () => {
  expect(checkRequest(form, { ...typed, server: 1, variables: { region: 'us' } }).request.url).toBe('https://us.example.com/pets/p_1');
});

test('long numbers keep their digits', () => {
  const { request } = checkRequest(form, { ...withValue(1, '9007199254740993'), body: ['Rex', '1.0', '', '{"id": 9007199254740993}'] });
  expect(request.query).toEqual(pairs(['limit', '9007199254740993'], ['channel', '']));
  expect(request.body?.kind === 'json' && jsonText(request.body.value)).toBe('{"name":"Rex","age":1.0,"owner":{"id":9007199254740993}}');
});
