import { expect, test } from 'vitest';
import { encodingFor } from './compress.ts';

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
] as const)('“%s” gets %s', ([accepted, encoding]) => {
  expect(encodingFor(accepted, 'text/html', 10_000)).toBe(encoding);
});
