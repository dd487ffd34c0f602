import { expect, test } from 'vitest';
import type { RequestForm } from '../../core/shared/api-request.ts';
import { checkRequest, typedOf } from './check-request.ts';

const form: RequestForm = {
  method: 'POST',
  url: 'https://api.example.com/pets/{id}',
  parameters: [
    { name: 'id', place: 'path', required: true, schema: { type: 'string', pattern: '^p_' }, value: 'p_1' },
    { name: 'limit', place: 'query', schema: { type: 'integer', maximum: 100 }, value: 2 },
    { name: 'dry', place: 'query', schema: { type: 'boolean' } },
    { name: 'tags', place: 'query', schema: { type: 'array', items: { enum: ['a', 'b'] } } },
    { name: 'channel', place: 'query', required: true, schema: { type: 'string' }, value: '' },
    { name: 'X-Trace', place: 'header', schema: { type: 'string', format: 'uuid' } },
  ],
  body: { name: 'Rex' },
  bodySchema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  answers: true,
};
const typed = typedOf(form);
const withValue = (index: number, value: string) => ({ ...typed, values: typed.values.map((old, at) => (at === index ? value : old)) });

test('what the form holds at first is the request of the samples, and fits', () => {
  const { request, faults, bodyFaults } = checkRequest(form, typed);
  expect(request).toMatchObject({
    url: 'https://api.example.com/pets/p_1',
    query: [
      ['limit', 2],
      ['channel', ''],
    ],
    body: { name: 'Rex' },
  });
  expect(request).not.toHaveProperty('headers');
  expect([...faults, ...bodyFaults].join('')).toBe('');
});

test.each([
  [0, 'p_2', '', { url: 'https://api.example.com/pets/p_2' }],
  [0, 'p_a b', '', { url: 'https://api.example.com/pets/p_a%20b' }],
  [0, '', 'is required', { url: 'https://api.example.com/pets/p_1' }],
  [0, 'x', 'must match ^p_', { url: 'https://api.example.com/pets/x' }],
  [1, '101', 'must be at most 100', {}],
  [1, 'ten', 'must be an integer', {}],
  [1, '', '', { query: [['channel', '']] }],
  [
    2,
    'true',
    '',
    {
      query: [
        ['limit', 2],
        ['dry', 'true'],
        ['channel', ''],
      ],
    },
  ],
  [2, 'yes', 'must be a boolean', {}],
  [
    3,
    'a,b',
    '',
    {
      query: [
        ['limit', 2],
        ['tags', 'a,b'],
        ['channel', ''],
      ],
    },
  ],
  [3, 'c', 'must be one of a, b', {}],
  [5, 'x', 'must be a UUID', { headers: [['X-Trace', 'x']] }],
])('parameter %d as “%s”: “%s”', (index, value, fault, request) => {
  const checked = checkRequest(form, withValue(index, value));
  expect(checked.faults[index]).toBe(fault);
  expect(checked.request).toMatchObject(request);
});

test.each([
  ['{', ['The body is not JSON.'], { name: 'Rex' }],
  ['{}', ['name is required.'], {}],
  ['{ "name": 1 }', ['name must be a string.'], { name: 1 }],
  ['[]', ['The body must be an object.'], []],
  ['{ "name": "Ada" }', [], { name: 'Ada' }],
])('the body as %s', (body, bodyFaults, sent) => {
  const checked = checkRequest(form, { ...typed, body });
  expect(checked.bodyFaults).toEqual(bodyFaults);
  expect(checked.request.body).toEqual(sent);
});
