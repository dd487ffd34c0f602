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
};
const PRO: Plan = {
  name: 'Professional',
  monthlyFee: 19,
  includedInvocations: 20_000,
  pricePerInvocation: 0.0002,
  dailyInvocations: undefined,
  dailyCompute: undefined,
};
const use = (eventsPerDay: number, more: Partial<Usage> = {}): Usage => ({
  eventsPerDay,
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
  expect(estimate(PRO, usage)).toMatchObject({ invocationsPerMonth: invocations, cost });
});

test('the free plan stops at its daily caps', () => {
  expect(estimate(DEVELOPER, use(333))).toMatchObject({ cost: 0, firstLimit: { kind: 'invocations', eventsPerDay: 333 } });
  expect(estimate(DEVELOPER, use(334)).cost).toBeUndefined();
  expect(estimate(DEVELOPER, use(100, { secondsPerRun: 30 }))).toMatchObject({
    cost: undefined,
    firstLimit: { kind: 'compute', eventsPerDay: 60 },
  });
});

test('what no plan caps by the day is capped by the second at an HTTP endpoint', () => {
  expect(estimate(PRO, use(40_000, { secondsPerRun: 3 }))).toMatchObject({
    cost: 255,
    firstLimit: { kind: 'requests', eventsPerDay: 864_000 },
  });
  const fromSource = estimate(PRO, use(40_000, { secondsPerRun: 3, withSource: true }));
  expect(fromSource.cost).toBe(495);
  expect(fromSource.firstLimit).toBeUndefined();
});

describe('for any usage', () => {
  const usages = fc.record({
    eventsPerDay: fc.nat(1_000_000),
    secondsPerRun: fc.double({ min: 0, max: 750, noNaN: true }),
    memoryFactor: fc.integer({ min: 1, max: 40 }),
    withSource: fc.boolean(),
  });

  test('a paid month costs at least its fee, and more events never cost less', () => {
    fc.assert(
      fc.property(usages, fc.nat(10_000), (usage, more) => {
        const cost = estimate(PRO, usage).cost ?? Number.NaN;
        expect(cost).toBeGreaterThanOrEqual(PRO.monthlyFee);
        expect(estimate(PRO, { ...usage, eventsPerDay: usage.eventsPerDay + more }).cost).toBeGreaterThanOrEqual(cost);
      }),
    );
  });

  test('the cost is the fee and the price of what is above, to the cent', () => {
    fc.assert(
      fc.property(usages, (usage) => {
        const { cost, invocationsPerMonth } = estimate(PRO, usage);
        const hundredths = 190_000 + Math.max(0, invocationsPerMonth - 20_000) * 2; // of a cent
        expect(Math.abs((cost ?? 0) * 10_000 - hundredths)).toBeLessThanOrEqual(50.001);
      }),
    );
  });

  test('the first limit is where the free plan begins to stop', () => {
    fc.assert(
      fc.property(usages, (usage) => {
        const limit = estimate(DEVELOPER, usage).firstLimit?.eventsPerDay ?? 0;
        expect(estimate(DEVELOPER, { ...usage, eventsPerDay: limit }).cost).toBe(0);
        expect(estimate(DEVELOPER, { ...usage, eventsPerDay: limit + 1 }).cost).toBeUndefined();
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

test('a text without a number is refused', () => {
  expect(() => parseAmount('many')).toThrow('many');
});
