import { expect, test } from 'vitest';
import { parseLedger } from '../config/ledger.ts';
import { updateLedger } from './check-ledger.ts';

const PAGES: Record<string, string[]> = { '/': [], '/b/': ['one', 'two'], '/d/': ['x'] };
const pages = new Map(
  Object.entries(PAGES).map(([path, slugs]) => [
    path,
    { record: { path, headers: slugs.map((slug) => ({ level: 2, title: slug, slug })) } },
  ]),
);
const update = (text: string) =>
  updateLedger({ settings: { ledger: parseLedger(text, 'x.txt').entries, redirects: { '/c/': '/d/', '/old/*': '/*' } }, pages }, text);

test.each([
  [
    'text by the author is kept',
    '// Ours.\n/\n\n// Of 2020.\n/b/\n  #two\n// Gone.\n/e/ -> /d/\n',
    '// Ours.\n/\n\n// Of 2020.\n/b/\n  #two\n  #one\n/c/\n/d/\n  #x\n// Gone.\n/e/ -> /d/\n',
    4,
  ],
  ['a page that sorts first goes below the first comment', '// Ours.\n/d/\n', '// Ours.\n/\n/b/\n  #one\n  #two\n/c/\n/d/\n  #x\n', 6],
  ['a file with only comments keeps them', '// Ours.\n', '// Ours.\n/\n/b/\n  #one\n  #two\n/c/\n/d/\n  #x\n', 7],
])('%s', (_, before, after, added) => {
  expect(update(before)).toEqual({ text: after, added });
  expect(update(after)).toEqual({ text: after, added: 0 });
});

test('a new ledger explains itself', () => {
  expect(update('').text).toMatch(/^\/\/ Every address .*\n\/\n\/b\/\n/s);
});
