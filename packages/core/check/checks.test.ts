import { expect, test } from 'vitest';
import { withLevels } from './checks.ts';

const place = { message: '', help: '', file: 'a.md', line: 1, column: 1 };

test.each([
  ['a broken link is the author’s choice', 'link-broken', [], 'warning'],
  ['unless the site makes it an error', 'link-broken', ['link-broken'], 'error'],
  ['or makes all of them errors', 'link-broken', 'all', 'error'],
  ['a mere warning can be made an error by name', 'code-language', ['code-language'], 'error'],
  ['but not by making all of them errors', 'code-language', 'all', 'warning'],
  ['two pages at one address are always an error', 'address-duplicate', [], 'error'],
] as const)('%s', (_, id, errors, expected) => {
  expect(withLevels([{ id, ...place }], errors)[0]?.level).toBe(expected);
});
