import { expect, test } from 'vitest';
import { isTooDeep } from './yaml-depth.ts';

test.each([
  ['brackets', '['.repeat(20_000), true],
  ['braces with keys', '{a: '.repeat(600), true],
  ['lists in lists', `a:\n  ${'- '.repeat(600)}b`, true],
  ['lists one after another', '[a], '.repeat(2000), false],
  ['a long list', '- a\n'.repeat(2000), false],
  ['brackets in brackets', `${'['.repeat(100)}${']'.repeat(100)}`, false],
])('%s', (_, yaml, expected) => {
  expect(isTooDeep(yaml)).toBe(expected);
});
