import { expect, test } from 'vitest';
import { Document } from '../description/document.ts';
import { exampleFaults } from './example-faults.ts';

/** Two operations whose responses have these examples. */
function described(examples: object, components: object = {}) {
  const content = { 'application/json': { schema: { type: 'object' }, examples } };
  const get = { responses: { 200: { description: 'Good.', content } } };
  return new Document({ paths: { '/a': { get }, '/b': { get } }, components });
}

const own = (path: string) => ['paths', path, 'get', 'responses', '200', 'content', 'application/json', 'examples', 'one'];
const message = 'it must be an object';

/** Possible locations of an operation in a description. */
const PLACES: [keys: string[], rest: string[]][] = [
  [['paths', '/a'], ['get']],
  [
    ['paths', '/a'],
    ['additionalOperations', 'COPY'],
  ],
  [['webhooks', 'made'], ['post']],
  [['paths', '/a', 'get', 'callbacks', 'done', '{$url}'], ['post']],
  [['components', 'pathItems', 'Item'], ['get']],
  [['components', 'callbacks', 'Done', '{$url}'], ['post']],
];

test.each(PLACES)('looks at an operation in %j %j', (place, rest) => {
  const content = { 'application/json': { schema: { type: 'object' }, example: 1 } };
  const keys = [...place, ...rest];
  const root = keys.reduceRight<object>((inner, key) => ({ [key]: inner }), { responses: { 200: { description: 'Good.', content } } });
  expect(exampleFaults(new Document({ ...root }))).toEqual([
    { keys: [...keys, 'responses', '200', 'content', 'application/json', 'example'], message },
  ]);
});

test.each<[what: string, document: Document, faults: object[]]>([
  [
    'each example',
    described({ one: { value: 1 } }),
    [
      { keys: own('/a'), message },
      { keys: own('/b'), message },
    ],
  ],
  [
    'a shared example once, at its component',
    described({ one: { $ref: '#/components/examples/one' } }, { examples: { one: { value: 1 } } }),
    [{ keys: ['components', 'examples', 'one'], message }],
  ],
  ['nothing about null, which means no body', described({ one: { value: null } }), []],
  ['nothing about an external example', described({ one: { externalValue: 'https://example.com/one.json' } }), []],
  ['nothing about an example without a value', described({ one: { summary: 'Words.' } }), []],
])('reports %s', (_, document, faults) => {
  expect(exampleFaults(document)).toEqual(faults);
});
