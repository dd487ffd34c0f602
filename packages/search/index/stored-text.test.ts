import { expect, test } from 'vitest';
import { storedText } from './stored-text.ts';

test.each([
  ['Beside the id of a run', ['id'], 'Beside the `id` of a run'],
  ['Exports and ts', ['ts'], 'Exports and `ts`'],
  ['In inputs, in every step', ['in'], 'In inputs, `in` every step'],
  ['All propDefinitions of it', ['propDefinition'], 'All `propDefinition`s of it'],
  ['Call $.flow.delay(ms), then $.flow.exit', ['$.flow.delay(ms)', '$.flow.exit'], 'Call `$.flow.delay(ms)`, then `$.flow.exit`'],
  ['a_$b is no $b', ['$b'], 'a_`$b` is no $b'],
  ['a sign ` in text', [], 'a sign ´ in text'],
])('%s', (text, code, stored) => {
  expect(storedText({ text, code })).toBe(stored);
});

test('excerpts omit table headers', () => {
  const text = 'Fields: Name · Type; a · text. Then What? · Why? b · c. Name · Type; d';
  const heads = ['Name · Type', 'What? · Why?', 'not there', '', 'Name · Type'];
  expect(storedText({ text, code: ['a'], heads })).toBe('Fields: `a` · text. Then b · c. d');
});
