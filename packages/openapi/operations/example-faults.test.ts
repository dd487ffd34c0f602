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
    'one among the components once, where it stands',
    described({ one: { $ref: '#/components/examples/one' } }, { examples: { one: { value: 1 } } }),
    [{ keys: ['components', 'examples', 'one'], message }],
  ],
  ['nothing of null, which stands for no body', described({ one: { value: null } }), []],
  ['nothing of one at another address', described({ one: { externalValue: 'https://example.com/one.json' } }), []],
  ['nothing of one without a value', described({ one: { summary: 'Words.' } }), []],
])('reports %s', (_, document, faults) => {
  expect(exampleFaults(document)).toEqual(faults);
});
