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
  ['the visit of a page', { visit: 79 }, modules, ['A first visit of /x/ weighs 80 bytes after brotli; its limit is 79.']],
  [
    'the visit of a page with a limit of its own, and one for no page',
    { pages: { '/': 89, '/gone/': 90 } },
    modules,
    ['A first visit of / weighs 90 bytes after brotli; its limit is 89.', 'There is no page /gone/, which has a limit.'],
  ],
  ['the script', { script: 69 }, modules, ['The script of a first visit weighs 70 bytes after brotli; its limit is 69.']],
  ['a script nobody knows', { chunks: {} }, modules, ['app.js (60 bytes after brotli) has no limit.']],
  [
    'a script, with what came in',
    { chunks: { 'app.js': 50 } },
    { 'app.js': { react: 200, 'app/start.tsx': 15, lodash: 70 } },
    [
      'app.js weighs 60 bytes after brotli; its limit is 50.',
      '  lodash: new, 70 bytes before compression',
      '  app/start.tsx: grown, 5 bytes before compression',
    ],
  ],
])('%s', (_, limits, parts, faults) => {
  expect(compareBudget(weight, { ...budget, ...limits }, parts)).toEqual(faults);
});
