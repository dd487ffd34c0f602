import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate, type Plan, type Usage } from './estimate.ts';
import { parseAmount } from './parse-amount.ts';

const DEVELOPER: Plan = {
  name: 'Developer',
  monthlyFee: 0,
  includedInvocations: 10_000,
  pricePerInvocation: undefined,
  dailyInvocations: 333,
  dailyCompute: 1800,
  longestRun: 300,
};
const PRO: Plan = {
  name: 'Professional',
  monthlyFee: 19,
  includedInvocations: 20_000,
  pricePerInvocation: 0.0002,
  dailyInvocations: undefined,
  dailyCompute: undefined,
  longestRun: 750,
};
const use = (eventsPerDay: number, more: Partial<Usage> = {}): Usage => ({
  eventsPerMonth: eventsPerDay * 30,
  secondsPerRun: 1,
  memoryFactor: 1,
  withSource: false,
  ...more,
});

/** The worked examples of the pricing page. */
test.each([
  ['2,000 requests a day', use(2000), 60_000, 27],
  ['the same at four times the memory', use(2000, { memoryFactor: 4 }), 240_000, 63],
  ['1,500 messages a day through a source', use(1500, { withSource: true }), 90_000, 33],
  ['500 requests a day', use(500), 15_000, 19],
  ['a request every other day', use(0.5), 15, 19],
])('%s', (_, usage, invocations, cost) => {
  expect(estimate(PRO, [usage])).toMatchObject({ invocationsPerMonth: invocations, cost });
});

test('the free plan stops at its daily caps', () => {
  expect(estimate(DEVELOPER, [use(333)])).toMatchObject({ cost: 0, firstLimit: { kind: 'invocations', growth: 1 } });
  expect(estimate(DEVELOPER, [use(334)]).cost).toBeUndefined();
  expect(estimate(DEVELOPER, [use(100, { secondsPerRun: 30 })])).toMatchObject({
    cost: undefined,
    firstLimit: { kind: 'compute', growth: 0.6 },
  });
});

test('without a daily limit, an HTTP endpoint still limits requests per second', () => {
  expect(estimate(PRO, [use(40_000, { secondsPerRun: 3 })])).toMatchObject({
    cost: 255,
    firstLimit: { kind: 'requests', workflow: 0, growth: 21.6 },
  });
  const fromSource = estimate(PRO, [use(40_000, { secondsPerRun: 3, withSource: true })]);
  expect(fromSource.cost).toBe(495);
  expect(fromSource.firstLimit).toBeUndefined();
});

test('workflows are added up, and share the limits of the account', () => {
  const month = (eventsPerMonth: number, more: Partial<Usage> = {}) => use(0, { eventsPerMonth, ...more });
  expect(estimate(PRO, [month(50_000), month(50_000), month(50_000)])).toMatchObject({ invocationsPerMonth: 150_000, cost: 45 });
  const apps = Array<Usage>(3).fill(month(50_000, { withSource: true }));
  expect(estimate(PRO, apps)).toMatchObject({ invocationsPerMonth: 300_000, cost: 75, firstLimit: undefined });
  expect(estimate(DEVELOPER, [use(200), use(200)])).toMatchObject({ cost: undefined, firstLimit: { kind: 'invocations' } });
});

test('a limit of one workflow names it', () => {
  expect(estimate(PRO, [use(10), use(864_000)]).firstLimit).toEqual({ kind: 'requests', workflow: 1, growth: 1 });
  expect(estimate(PRO, [use(10), use(10, { secondsPerRun: 751 })]).firstLimit).toEqual({ kind: 'time', workflow: 1, growth: 0 });
});

describe('for any usage', () => {
  const usages = fc.record({
    eventsPerMonth: fc.nat(30_000_000),
    secondsPerRun: fc.double({ min: 0, max: 750, noNaN: true }),
    memoryFactor: fc.integer({ min: 1, max: 40 }),
    withSource: fc.boolean(),
  });

  test('a paid month costs at least the fee, and more events never cost less', () => {
    fc.assert(
      fc.property(usages, fc.nat(10_000), (usage, more) => {
        const cost = estimate(PRO, [usage]).cost ?? Number.NaN;
        expect(cost).toBeGreaterThanOrEqual(PRO.monthlyFee);
        expect(estimate(PRO, [{ ...usage, eventsPerMonth: usage.eventsPerMonth + more }]).cost).toBeGreaterThanOrEqual(cost);
      }),
    );
  });

  test('the cost is the fee plus the price of additional invocations, to the cent', () => {
    fc.assert(
      fc.property(usages, (usage) => {
        const { cost, invocationsPerMonth } = estimate(PRO, [usage]);
        const hundredths = 190_000 + Math.max(0, invocationsPerMonth - 20_000) * 2; // hundredths of a cent
        expect(Math.abs((cost ?? 0) * 10_000 - hundredths)).toBeLessThanOrEqual(50.001);
      }),
    );
  });

  test('workflows cost the same separately and together', () => {
    fc.assert(
      fc.property(fc.array(usages, { minLength: 1, maxLength: 5 }), (all) => {
        const together = estimate(PRO, all).invocationsPerMonth;
        expect(together).toBe(all.reduce((sum, usage) => sum + estimate(PRO, [usage]).invocationsPerMonth, 0));
      }),
    );
  });

  test('the free plan stops a load exactly at its first daily limit', () => {
    fc.assert(
      fc.property(fc.array(usages, { minLength: 1, maxLength: 5 }), (all) => {
        const short = all.map((usage) => ({ ...usage, secondsPerRun: Math.min(usage.secondsPerRun, 300), withSource: true }));
        const { cost, firstLimit } = estimate(DEVELOPER, short);
        expect(cost === undefined).toBe((firstLimit?.growth ?? 1) < 1);
      }),
    );
  });
});

test.each([
  ['10,000', 10_000],
  ['$19', 19],
  ['$0.0002', 0.0002],
  ['256MB', 256],
])('%s is %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test('text without a number is rejected', () => {
  expect(() => parseAmount('many')).toThrow('many');
});
