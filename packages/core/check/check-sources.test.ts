import { expect, test } from 'vitest';
import type { Source } from '../content/source/find-sources.ts';
import { checkDuplicatePages } from './check-sources.ts';

test.for([
  ['/a/', []],
  ['/\u0007bell/', ['address-control']],
  ['/new\nline/', ['address-control']],
  ['/\u0085next/', ['address-control']],
  ['/two words/', ['address-characters']],
] as const)('%j is reported as %j', ([path, expected]) => {
  const source: Source = { path, file: 'f', relativePath: 'f', folder: '', prefix: '/', version: 'v' };
  expect(checkDuplicatePages({ sources: [source] }).map(({ id }) => id)).toEqual(expected);
});
