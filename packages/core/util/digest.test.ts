import { expect, test } from 'vitest';
import { cacheName } from './digest.ts';

const name = (folder: string) => cacheName(`/home/${folder}`, '/home/node_modules/.cache/docs');

test.each([
  ['x-y', 'x/y'],
  ['日本', '中国'],
  ['site', 'site '],
  [`${'one'.repeat(30)}/${'long'.repeat(30)}`, `${'two'.repeat(30)}/${'long'.repeat(30)}`],
])('%s and %s have distinct names that are safe as file names', (one, other) => {
  expect(name(one)).not.toBe(name(other));
  expect(name(one)).toMatch(/^[\w-]{1,70}$/);
});
