import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWords, loadOf } from './load.ts';

const PAID = { historyEvents: 1000, queueSize: 10_000 };
const FREE = { historyEvents: 100, queueSize: 100 };

/** The worked example on the limits page. */
test('40,000 events a day of three seconds', () => {
  const load = loadOf(PAID, 40_000, 3);
  expect(load.perSecond).toBeCloseTo(0.46, 2);
  expect(load.parallelRuns).toBeCloseTo(1.39, 2);
  expect(load.oneWorkerPerDay).toBe(28_800);
  expect(inWords(load.queueFullAfter ?? 0)).toBe('21 hours');
  expect(inWords(load.historyReach)).toBe('36 minutes');
  expect(inWords(loadOf(FREE, 40_000, 3).queueFullAfter ?? 0)).toBe('13 minutes');
});

test('one worker keeps up with a small load', () => {
  expect(loadOf(PAID, 28_800, 3).queueFullAfter).toBeUndefined();
  expect(loadOf(PAID, 28_801, 3).queueFullAfter).toBeGreaterThan(0);
});

test('no events, and runs without duration, are valid loads', () => {
  expect(loadOf(PAID, 0, 3)).toMatchObject({ perSecond: 0, parallelRuns: 0, queueFullAfter: undefined, historyReach: Infinity });
  expect(loadOf(PAID, 1_000_000, 0).queueFullAfter).toBeUndefined();
});

test('one worker falls behind exactly if more than one run is in progress on average', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 750 }), (events, seconds) => {
      const { parallelRuns, queueFullAfter } = loadOf(PAID, events, seconds);
      if (parallelRuns > 1) expect(queueFullAfter).toBeGreaterThan(0);
      if (queueFullAfter === undefined) expect(parallelRuns).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [0.2, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [2160, '36 minutes'],
  [77_143, '21 hours'],
  [864_000, '10 days'],
  [1e10, '115,741 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
