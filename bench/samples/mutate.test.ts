import { expect, test } from 'vitest';
import { KINDS, mutate, randomFrom } from './mutate.ts';

const before = { code: "import { a } from 'b';\nabc.def(1, 'x');\n", output: 'one 2' };

test.for(KINDS)('mutating the %s changes one thing', (kind) => {
  const after = mutate(before, kind, randomFrom(1));
  expect(after).toBeDefined();
  expect([after?.code === before.code, after?.output === before.output]).toEqual([kind === 'output', kind !== 'output']);
  // The same seed gives the same mutation.
  expect(mutate(before, kind, randomFrom(1))).toEqual(after);
});

test('a sample without a match is not mutated', () => {
  expect(mutate({ code: 'a', output: '' }, 'output', randomFrom(1))).toBeUndefined();
  expect(mutate({ code: 'a', output: '' }, 'import', randomFrom(1))).toBeUndefined();
});
