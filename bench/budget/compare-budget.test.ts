import { expect, test } from 'vitest';
import { compareBudget } from './compare-budget.ts';

const weight = {
  visits: new Map([
    ['/', 90],
    ['/x/', 80],
  ]),
  script: 70,
  chunks: new Map([['app.js', 60]]),
};
const modules = { 'app.js': { react: 200, 'app/start.tsx': 10 } };
const budget = { visit: 80, pages: { '/': 90 }, script: 70, chunks: { 'app.js': 60 }, modules };

test.each([
  ['all within the limits', {}, modules, []],
  ['the first visit of a page', { visit: 79 }, modules, ['A first visit of /x/ weighs 80 bytes after Brotli; its limit is 79.']],
  [
    'a page with a separate limit, and a limit for a page that does not exist',
    { pages: { '/': 89, '/gone/': 90 } },
    modules,
    ['A first visit of / weighs 90 bytes after Brotli; its limit is 89.', 'The page /gone/ has a limit, but does not exist.'],
  ],
  ['the script', { script: 69 }, modules, ['The script of a first visit weighs 70 bytes after Brotli; its limit is 69.']],
  ['a script without a limit', { chunks: {} }, modules, ['app.js (60 bytes after Brotli) has no limit.']],
  [
    'a script, with the modules that grew',
    { chunks: { 'app.js': 50 } },
    { 'app.js': { react: 200, 'app/start.tsx': 15, lodash: 70 } },
    [
      'app.js weighs 60 bytes after Brotli; its limit is 50.',
      '  lodash: new, 70 bytes before compression',
      '  app/start.tsx: grown, 5 bytes before compression',
    ],
  ],
])('%s', (_, limits, parts, faults) => {
  expect(compareBudget(weight, { ...budget, ...limits }, parts)).toEqual(faults);
});
