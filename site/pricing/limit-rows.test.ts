import { expect, test } from 'vitest';
import { limitRows, type OfferedPlan, shown } from './limit-rows.ts';

const PRO: OfferedPlan = {
  name: 'Professional',
  monthlyFee: 19,
  includedInvocations: 20_000,
  pricePerInvocation: 0.0002,
  dailyInvocations: undefined,
  dailyCompute: undefined,
  historyEvents: 1000,
  queueSize: 10_000,
  longestRun: 750,
};
const DEVELOPER: OfferedPlan = {
  ...PRO,
  name: 'Developer',
  monthlyFee: 0,
  pricePerInvocation: undefined,
  dailyInvocations: 333,
  dailyCompute: 1800,
  historyEvents: 100,
  queueSize: 100,
  longestRun: 300,
};
const large = { eventsPerDay: 40_000, secondsPerRun: 3, memoryFactor: 1, withSource: false };

test('40,000 events a day on a paid plan: no daily limit, but others', () => {
  expect(limitRows(PRO, large, 365)).toEqual([
    ['Invocations per day', '40,000 (no daily limit)', false],
    ['Compute time per day', '2,000 minutes (no daily limit)', false],
    ['Time per run', '3 of 750 seconds', false],
    ['Events per second', '0.46 of 10 HTTP requests', false],
    ['Runs at the same time', '1.4 on average', false],
    ['With a concurrency of 1', 'Not available: it needs an event source', false],
    ['History', 'Last 1,000 events: 36 minutes', false],
  ]);
});

test('only a workflow with an event source has a queue that can fill up', () => {
  const worker = (usage: object) => limitRows(PRO, { ...large, withSource: true, ...usage }, 365)[5];
  expect(worker({})).toEqual(['With a concurrency of 1', '28,800 runs per day; a queue of 10,000 is full after 21 hours', 'falls behind']);
  expect(worker({ secondsPerRun: 2 })).toEqual(['With a concurrency of 1', 'One worker keeps up', false]);
});

test('the same on the free plan is over its daily limits', () => {
  const rows = limitRows(DEVELOPER, large, 365);
  expect(rows[0]).toEqual(['Invocations per day', '40,000 of 333', 'over the limit']);
  expect(rows[1]).toEqual(['Compute time per day', '2,000 of 30 minutes', 'over the limit']);
});

test('a run that no timeout allows, and a rate that no endpoint accepts', () => {
  const faults = (usage: object) =>
    limitRows(PRO, { ...large, ...usage }, 365)
      .filter(([, , fault]) => fault)
      .map(([name]) => name);
  expect(faults({ eventsPerDay: 1, secondsPerRun: 751 })).toEqual(['Time per run']);
  expect(faults({ eventsPerDay: 900_000, secondsPerRun: 0.05 })).toEqual(['Events per second']);
  expect(faults({ eventsPerDay: 900_000, secondsPerRun: 0.05, withSource: true })).toEqual([]);
});

test('the history reaches no further than the details of a run are kept', () => {
  expect(limitRows(PRO, { ...large, eventsPerDay: 0 }, 365).at(-1)).toEqual(['History', 'Last 1,000 events: 365 days', false]);
});

test.each([
  [0, '0'],
  [0.4629, '0.46'],
  [9.99, '10'],
  [28_800, '28,800'],
  [1_234_567, '1,234,567'],
])('%d is shown as %s', (amount, text) => {
  expect(shown(amount)).toBe(text);
});
