import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, nearest } from './wording.ts';

test.for([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'abd', 1],
  ['abc', 'ab', 1],
  ['abcd', 'acbd', 1],
  ['kitten', 'sitting', 3],
] as const)('the distance from “%s” to “%s” is %i edits', ([a, b, edits]) => {
  expect(distance(a, b)).toBe(edits);
});

test.for([
  ['titel', ['title', 'sidebar', 'prev'], 'title'],
  ['Tabz', ['Tabs', 'Tab', 'Badge'], 'Tab'],
  ['/workflow/step/', ['/workflows/', '/workflows/steps/'], '/workflows/steps/'],
  ['SideBar', ['sidebar'], 'sidebar'],
  ['thumbnail', ['prev', 'next'], undefined],
  ['anything', [], undefined],
] as const)('nearest to %s of %j is %s', ([wanted, known, found]) => {
  expect(nearest(wanted, known)[0]).toBe(found);
});

const word = fc.string({ maxLength: 12 });

test('distance is symmetric, zero only for equal texts, and at most the longer length', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const edits = distance(a, b);
      expect(distance(b, a)).toBe(edits);
      expect(edits === 0).toBe(a === b);
      expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('a limit does not change distances within it', () => {
  fc.assert(
    fc.property(word, word, fc.nat(12), (a, b, limit) => {
      const edits = distance(a, b);
      expect(distance(a, b, limit)).toBe(edits <= limit ? edits : limit + 1);
    }),
  );
});

test('a known name finds itself', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (names) => {
      expect(nearest(names[0] ?? '', names)[0]).toBe(names[0]);
    }),
  );
});
