import { expect, test } from 'vitest';
import { placeOfKey, placeOfText } from './setting-place.ts';

const SOURCES = [
  { file: 'docs.config.ts', text: "export { config as default } from './site.ts';\n" },
  {
    file: 'site.ts',
    text: "export const config = {\n  'base': '/docs',\n  title: 'Database: a title',\n  redirects: { '/old/': '/new/' },\n};\n",
  },
];

test.for([
  ['title', 'site.ts:3:3'],
  ['base', 'site.ts:2:4'],
  ['redirects', 'site.ts:4:3'],
  ['/old/', 'site.ts:4:17'],
  ['nowhere', 'docs.config.ts:1:1'],
  ['', 'docs.config.ts:1:1'],
] as const)('the key %s is at %s', ([key, place]) => {
  const { file, line, column } = placeOfKey(key, SOURCES);
  expect(`${file}:${line}:${column}`).toBe(place);
});

test('a text is found only in quotes', () => {
  expect(placeOfText('/new/', SOURCES)).toEqual({ file: 'site.ts', line: 4, column: 25 });
  expect(placeOfText('/new', SOURCES)).toEqual({ file: 'docs.config.ts', line: 1, column: 1 });
});

test('without a settings file, the location is where it would be', () => {
  expect(placeOfKey('base', [])).toEqual({ file: 'docs.config.ts', line: 1, column: 1 });
});
