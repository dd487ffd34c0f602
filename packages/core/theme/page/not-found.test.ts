import { expect, test } from 'vitest';
import { nearestPaths } from './not-found.ts';

const PATHS = [
  '/destinations/triggers/',
  '/workflows/errors/',
  '/workflows/steps/',
  '/workflows/steps/triggers/',
  '/workflows/events/',
  '/limits/',
];

test.for([
  ['a misspelt name in a different folder', '/workflow/trigers/', '/workflows/steps/triggers/'],
  ['a name in two folders', '/workflows/trigers/', '/workflows/steps/triggers/'],
  ['a misspelt address', '/workflows/step/', '/workflows/steps/'],
  ['an address at the root', '/limit/', '/limits/'],
] as const)('%s: the right page is suggested first', ([, wanted, first]) => {
  expect(nearestPaths(wanted, [...PATHS])[0]).toBe(first);
});
