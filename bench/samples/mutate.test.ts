import { expect, test } from 'vitest';
import { KINDS, mutate, randomFrom } from './mutate.ts';

const before = { code: "import { a } from 'b';\nabc.def(1, 'x');\n", output: 'one 2' };

test.for(KINDS)('a change of the %s changes one thing', (kind) => {
  const after = mutate(before, kind, randomFrom(1));
  expect(after).toBeDefined();
  expect([after?.code === before.code, after?.output === before.output]).toEqual([kind === 'output', kind !== 'output']);
  // The same seed makes the same change.
  expect(mutate(before, kind, randomFrom(1))).toEqual(after);
});

test('a sample without such a thing is not changed', () => {
  expect(mutate({ code: 'a', output: '' }, 'output', randomFrom(1))).toBeUndefined();
  expect(mutate({ code: 'a', output: '' }, 'import', randomFrom(1))).toBeUndefined();
});
