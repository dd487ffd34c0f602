import { expect, test } from 'vitest';
import { requestFaults } from './check-request.ts';
import { DescribedSchemas } from './described-schemas.ts';

const schemas = new DescribedSchemas({});
const map = { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } };
const list = { type: 'array', items: { type: 'integer' } };

test.for<[parameter: object, path: string, query: string, faults: number]>([
  [{ in: 'path', schema: map }, '/a,1', '', 0],
  [{ in: 'path', schema: map, explode: true }, '/a=1', '', 0],
  [{ in: 'path', schema: map, explode: true }, '/a,1', '', 1],
  [{ in: 'path', schema: map, style: 'label' }, '/.a,1', '', 0],
  [{ in: 'path', schema: map, style: 'label', explode: true }, '/.a=1', '', 0],
  [{ in: 'path', schema: map, style: 'matrix' }, '/;x=a,1', '', 0],
  [{ in: 'path', schema: map, style: 'matrix', explode: true }, '/;a=1', '', 0],
  [{ in: 'path', schema: list, style: 'matrix', explode: true }, '/;x=1;x=2', '', 0],
  [{ in: 'path', schema: list }, '/1,b', '', 1],
  [{ in: 'path', schema: { type: 'integer' } }, '/a', '', 1],
  [{ in: 'path', schema: { type: 'number' } }, '/-1.034e-20', '', 0],
  [{ in: 'path', allowReserved: true, schema: { type: 'string' } }, '/a/b', '', 0],
  [{ in: 'path', schema: { type: 'string' } }, '/a/b', '', 1],
  [{ in: 'path', schema: { enum: ['.a'] } }, '/.a', '', 0],
  [{ in: 'path', schema: { enum: ['.a'] } }, '/ba', '', 1],
  [{ in: 'query', schema: { type: 'string', items: {} } }, '/', 'x=1,2', 0],
  [{ in: 'header', schema: { enum: ['a'] } }, '/', '', 0],
  [{ in: 'query', schema: list }, '/', 'x=1&x=2', 0],
  [{ in: 'query', schema: list, explode: false }, '/', 'x=1,2', 0],
  [{ in: 'query', schema: list }, '/', 'x=[1,2]', 1],
  [{ in: 'query', schema: map, style: 'deepObject' }, '/', 'x[a]=1', 0],
  [{ in: 'query', schema: map }, '/', 'a=1', 0],
  [{ in: 'query', schema: map, deprecated: true }, '/', 'a=1', 1],
  [{ in: 'query', schema: map }, '/', 'b=1', 1],
  [{ in: 'query', schema: map, required: true }, '/', '', 1],
])('%j with %s?%s has %d faults', ([parameter, path, query, count]) => {
  const template = 'in' in parameter && parameter.in === 'path' ? '/{x}' : '/';
  const operation = { method: 'GET', template, parameters: [{ name: 'x', ...parameter }], requestBody: undefined, security: [] };
  const request = { method: 'GET', target: query === '' ? path : `${path}?${query}`, headers: {}, body: Buffer.from('') };
  expect(requestFaults(schemas, request, operation)).toHaveLength(count);
});

test('integers tell where the first of two adjacent parameters ends; lists of objects in objects are JSON', () => {
  const parameters = [
    { name: 'id', in: 'path', schema: { type: 'integer' } },
    { name: '.format', in: 'path', schema: { type: 'string' } },
    { name: 'x', in: 'query', schema: { type: 'object', properties: { rows: { type: 'array', items: map } } } },
  ];
  const operation = { method: 'GET', template: '/{id}{.format}', parameters, requestBody: undefined, security: [] };
  const faults = (target: string) => requestFaults(schemas, { method: 'GET', target, headers: {}, body: Buffer.from('') }, operation);
  expect(faults(`/1.json?rows=${encodeURIComponent('[{"a":1}]')}`)).toEqual([]);
  expect(faults('/a.json')).not.toEqual([]);
  expect(faults(`/1.json?rows=${encodeURIComponent('[{"b":1}]')}`)).toHaveLength(1);
});

test.each<[template: string, path: string, count: number]>([
  ['/a%21%2cb/ü', '/a%21%2Cb/%C3%BC', 0],
  ['/a%21', '/a!', 1],
  ['/a b', '/a%20b', 0],
])('a server with the path %s receives %s with %d faults', (template, target, count) => {
  const operation = { method: 'GET', template, parameters: [], requestBody: undefined, security: [] };
  expect(requestFaults(schemas, { method: 'GET', target, headers: {}, body: Buffer.from('') }, operation)).toHaveLength(count);
});

test('a required property that is read-only, also by reference, is not required of a request', () => {
  const id = { type: 'string', readOnly: true };
  const described = new DescribedSchemas({ components: { schemas: { Id: id } } });
  const faults = (property: object) => described.faults({ required: ['id'], properties: { id: property } }, {}, 'body');
  expect([id, { $ref: '#/components/schemas/Id' }].flatMap(faults)).toEqual([]);
  expect(faults({ type: 'string' })).toHaveLength(1);
});

test.for<[text: string]>([['/a'], ['/x=1'], ['/.1']])('a path without the prefix of its style is not read: %s', ([path]) => {
  const parameters = [{ name: 'x', in: 'path', style: 'matrix', schema: { type: 'integer' } }];
  const operation = { method: 'GET', template: '/{x}', parameters, requestBody: undefined, security: [] };
  const request = { method: 'GET', target: path, headers: {}, body: Buffer.from('') };
  expect(() => requestFaults(schemas, request, operation)).toThrow('does not begin with');
});
