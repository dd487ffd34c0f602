import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { plainFields } from './frontmatter-block.ts';

test.each([
  ['title: Some words', { title: 'Some words' }],
  ['title: "Some: words"\nnext_page: Don\'t\n', { title: 'Some: words', next_page: "Don't" }],
  ['title: words   ', { title: 'words' }],
  ['', {}],
])('%j is read directly', (yaml, fields) => {
  expect(plainFields(yaml)).toEqual(fields);
});

test.each([
  'next: false',
  'title: No',
  'title: 12',
  'title: /x/',
  'title: a: b',
  'title: a # b',
  'title: "a\\n"',
  'title: a\n  b',
  'title: a\ntitle: b',
  '- a',
  'title:',
  "title: 'a'",
  'title: |\n  a',
])('%j is left to YAML', (yaml) => {
  expect(plainFields(yaml)).toBeUndefined();
});

test('everything read directly means the same in YAML', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'true',
      'null',
      '~',
      '1e3',
      'a: b',
      '[a]',
      '*a',
      '&a b',
      '"x"',
      '"x" y',
      'Yes',
      '- a',
      'a  b',
      'é',
      '0x1',
      '.inf',
      'NaN',
      'x: "y"',
    ),
  );
  fc.assert(
    fc.property(value, (text) => {
      const yaml = `title: ${text}\n`;
      const fields = plainFields(yaml);
      if (fields) expect(fields).toEqual(parse(yaml));
    }),
  );
});
