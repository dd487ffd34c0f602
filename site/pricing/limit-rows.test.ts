import { expect, test } from 'vitest';
import { estimate, type Usage } from './estimate.ts';
import { accountRows, type LimitRow, type OfferedPlan, shown, workflowRows } from './limit-rows.ts';

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
const large: Usage = { eventsPerMonth: 40_000 * 30, secondsPerRun: 3, memoryFactor: 1, withSource: false };
const words = (rows: LimitRow[]) => rows.map((row) => row.slice(0, 3));
const account = (plan: OfferedPlan) => accountRows(plan, estimate(plan, [large]));

test('40,000 events a day on a paid plan: no daily limit, but others', () => {
  expect(words([...account(PRO), ...workflowRows(PRO, large, 365)])).toEqual([
    ['Invocations per day', '40,000 (no daily limit)', false],
    ['Compute time per day', '2,000 minutes (no daily limit)', false],
    ['Time per run', '3 of 750 seconds', false],
    ['Events per second', '0.46 of 10 HTTP requests', false],
    ['Runs at the same time', '1.4 on average', false],
    ['With a concurrency of 1', '28,800 runs per day; a queue of 10,000 is full after 21 hours', 'falls behind'],
    ['History', 'Last 1,000 events: 36 minutes', false],
  ]);
});

test('one worker keeps up with short runs', () => {
  expect(workflowRows(PRO, { ...large, secondsPerRun: 2 }, 365)[3]).toEqual(['With a concurrency of 1', 'One worker keeps up', false]);
});

test('the same load exceeds the daily limits of the free plan', () => {
  expect(words(account(DEVELOPER))).toEqual([
    ['Invocations per day', '40,000 of 333', 'over the limit'],
    ['Compute time per day', '2,000 of 30 minutes', 'over the limit'],
  ]);
});

test('a run longer than any timeout, and a rate above any endpoint limit', () => {
  const faults = (usage: Partial<Usage>) =>
    workflowRows(PRO, { ...large, ...usage }, 365)
      .filter(([, , fault]) => fault)
      .map(([name]) => name);
  expect(faults({ eventsPerMonth: 30, secondsPerRun: 751 })).toEqual(['Time per run']);
  expect(faults({ eventsPerMonth: 27_000_000, secondsPerRun: 0.05 })).toEqual(['Events per second']);
  expect(faults({ eventsPerMonth: 27_000_000, secondsPerRun: 0.05, withSource: true })).toEqual([]);
});

test('the history reaches no further back than run details are kept', () => {
  expect(workflowRows(PRO, { ...large, eventsPerMonth: 0 }, 365).at(-1)).toEqual(['History', 'Last 1,000 events: 365 days', false]);
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

test('a row with a limit shows the share that the load uses', () => {
  const shares = (rows: LimitRow[]) =>
    Object.fromEntries(rows.flatMap(([name, , , share]) => (share === undefined ? [] : [[name, share]])));
  expect(shares(account(PRO))).toEqual({});
  expect(shares(workflowRows(PRO, large, 365))).toEqual({
    'Time per run': 0.004,
    'Events per second': expect.closeTo(0.0463, 4),
  });
});
