import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandConstants } from './constants.ts';

const NAMES = { 'payload size limit': '512 KB', 'API url': 'https://api.example.com', single: 'one' };

test.for([
  ['The limit is {{payload size limit}}.', 'The limit is 512 KB.'],
  ['<Constant name="payload size limit" /> at most', '512 KB at most'],
  ['<Constant name="single"/>', 'one'],
  ['[x]({{API url}}/v1)', '[x](https://api.example.com/v1)'],
  ['`{{steps.trigger.event}}`', '`{{steps.trigger.event}}`'],
  ['{{single}} is a sample', '{{single}} is a sample'],
  ['{{ payload size limit }}', '{{ payload size limit }}'],
  ['Nothing { to } do', 'Nothing { to } do'],
] as const)('%s', ([source, text]) => {
  expect(expandConstants(source, NAMES)).toMatchObject({ text, issues: [] });
});

test('an unknown name is reported with its location and the closest one', () => {
  const { text, issues } = expandConstants('One\n\nThe {{payload sise limit}}.', NAMES);
  expect(text).toBe('One\n\nThe {{payload sise limit}}.');
  expect(issues).toMatchObject([{ id: 'constant-unknown', line: 3, column: 5, help: 'Did you mean {{payload size limit}}?' }]);
});

test('in .mdx, an unknown name is not an expression', () => {
  expect(expandConstants('{{no such}} and <Constant name="x" />', NAMES, true).text).toBe(
    '\\{\\{no such\\}\\} and \\<Constant name="x" />',
  );
});

test.for([
  ['before a name', 1, 2, 2],
  ['at a name', 1, 3, 3],
  ['within its value', 1, 5, 3],
  ['after it', 1, 10, 26],
  ['after two', 1, 16, 55],
  ['on another line', 2, 10, 10],
] as const)('a location %s maps to the source', ([, line, column, expected]) => {
  const { text, columnOf } = expandConstants('a {{payload size limit}} b <Constant name="single" /> c\n0123456789', NAMES);
  expect(text).toBe('a 512 KB b one c\n0123456789');
  expect(columnOf(line, column)).toBe(expected);
});

test('names of inherited properties are unknown too', () => {
  expect(expandConstants('<Constant name="constructor" />', NAMES).issues).toHaveLength(1);
});

test('text without names is unchanged, and line numbers still match', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('{{payload size limit}}', '<Constant name="single" />', ''),
      fc.string(),
      (before, macro, after) => {
        fc.pre(!/[{<]/.test(before + after));
        const { text } = expandConstants(before + macro + after, NAMES);
        expect(text.startsWith(before)).toBe(true);
        expect(text.endsWith(after)).toBe(true);
        expect(text.split('\n').length).toBe((before + macro + after).split('\n').length);
      },
    ),
  );
});
