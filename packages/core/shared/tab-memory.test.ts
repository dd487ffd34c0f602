import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenTab, MEMORY_MS, parseChoices, rememberChoice } from './tab-memory.ts';
import { tabNames } from './tab-names.ts';

const NAMES = tabNames(['Node.js', 'Python', 'Go']);
const NOW = 1_700_000_000_000;

test.for([
  ['nothing was chosen', {}, '', 0],
  ['one was chosen a moment ago', { Python: NOW - 1 }, '', 1],
  ['almost five minutes ago', { Python: NOW - MEMORY_MS + 1 }, '', 1],
  ['five minutes ago', { Python: NOW - MEMORY_MS }, '', 0],
  ['the last choice counts', { Python: NOW - 10, Go: NOW - 5 }, '', 2],
  ['a choice from the future is ignored', { Python: NOW + 1 }, '', 0],
  ['a choice elsewhere', { Ruby: NOW - 1 }, '', 0],
  ['the fragment comes first', { Python: NOW - 1 }, 'tab-go', 2],
  ['the fragment may be the bare name', {}, 'node-js', 0],
  ['a fragment of no tab', { Python: NOW - 1 }, 'heading', 1],
] as const)('%s', ([, choices, fragment, index]) => {
  expect(chosenTab(NAMES, choices, fragment, NOW)).toBe(index);
});

test('an empty fragment does not choose a label of only punctuation', () => {
  expect(chosenTab(tabNames(['C', '++']), {}, '', NOW)).toBe(0);
});

test.for([null, '', '{', '[]', '"x"', '7', 'null', '{"a":"b"}', '{"a":null}'])('storage that holds %s holds no choice', (stored) => {
  expect(parseChoices(stored)).toEqual({});
});

const label = fc.stringMatching(/^[A-Za-z.]{1,10}$/);

test('the last choice is kept for exactly five minutes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(label, { minLength: 2, maxLength: 6 }),
      fc.array(fc.nat()),
      fc.nat(2 * MEMORY_MS),
      (labels, picks, later) => {
        let choices = {};
        let at = NOW;
        for (const pick of picks) choices = rememberChoice(choices, labels[pick % labels.length] ?? '', ++at);
        const last = picks.length === 0 ? 0 : (picks.at(-1) ?? 0) % labels.length;
        expect(chosenTab(tabNames(labels), choices, '', at + later)).toBe(later < MEMORY_MS ? last : 0);
      },
    ),
  );
});

test('choices survive storage, and expired ones are dropped', () => {
  fc.assert(
    fc.property(fc.dictionary(label, fc.integer({ min: NOW - 2 * MEMORY_MS, max: NOW })), label, (before, chosen) => {
      const choices = rememberChoice(before, chosen, NOW);
      expect(parseChoices(JSON.stringify(choices))).toEqual(choices);
      expect(choices[chosen]).toBe(NOW);
      for (const at of Object.values(choices)) expect(NOW - at).toBeLessThan(MEMORY_MS);
    }),
  );
});
