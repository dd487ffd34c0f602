import { expect, test } from 'vitest';
import { isTooDeep } from './yaml-depth.ts';

test.each([
  ['brackets', '['.repeat(20_000), true],
  ['braces with keys', '{a: '.repeat(600), true],
  ['nested lists', `a:\n  ${'- '.repeat(600)}b`, true],
  ['consecutive lists', '[a], '.repeat(2000), false],
  ['a long list', '- a\n'.repeat(2000), false],
  ['nested brackets', `${'['.repeat(100)}${']'.repeat(100)}`, false],
])('%s', (_, yaml, expected) => {
  expect(isTooDeep(yaml)).toBe(expected);
});
