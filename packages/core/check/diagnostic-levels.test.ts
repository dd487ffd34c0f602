import { expect, test } from 'vitest';
import { withLevels } from './diagnostic-levels.ts';

const place = { message: '', help: '', file: 'a.md', line: 1, column: 1 };

test.each([
  ['a broken link is the author’s choice', 'link-broken', [], 'warning'],
  ['unless the site says that it stops a build', 'link-broken', ['link-broken'], 'error'],
  ['or that every mistake does', 'link-broken', 'all', 'error'],
  ['what only ever warns can stop a build too', 'code-language', ['code-language'], 'error'],
  ['it does not where the site only wants all mistakes to', 'code-language', 'all', 'warning'],
  ['two pages at one address always stop it', 'address-duplicate', [], 'error'],
] as const)('%s', (_, id, errors, expected) => {
  expect(withLevels([{ id, ...place }], errors)[0]?.level).toBe(expected);
});
