import { SECONDS_PER_DAY } from './load.ts';

/** A plan as far as a bill depends on it. Money in US dollars. */
export interface Plan {
  name: string;
  monthlyFee: number;
  /** Invocations that the fee includes. */
  includedInvocations: number;
  /** For each invocation above; `undefined` where none can be had. */
  pricePerInvocation: number | undefined;
  /** `undefined` for no cap. */
  dailyInvocations: number | undefined;
  /** Seconds of run time; `undefined` for no cap. */
  dailyCompute: number | undefined;
}

export interface Usage {
  eventsPerDay: number;
  secondsPerRun: number;
  /** Memory of the workflow divided by the default. */
  memoryFactor: number;
  /** An event source stands before the workflow and is counted as well. */
  withSource: boolean;
}

export interface Estimate {
  invocationsPerDay: number;
  invocationsPerMonth: number;
  computePerDay: number;
  /** US dollars a month; `undefined` where the plan stops the runs before the month is over. */
  cost: number | undefined;
  /** What stops the events first when they grow, and at how many a day. */
  firstLimit: { kind: 'invocations' | 'compute' | 'requests'; eventsPerDay: number } | undefined;
}

const DAYS_PER_MONTH = 30;
/** What an HTTP endpoint accepts on average. An event source that no HTTP request feeds has no such limit. */
export const REQUESTS_PER_SECOND = 10;
/** A shorter run counts as this long. */
const SHORTEST_RUN = 0.1;

/** What a month of the usage costs on a plan, by the rule of the pricing page. */
export function estimate(plan: Plan, usage: Usage): Estimate {
  const perEvent = usage.memoryFactor + (usage.withSource ? 1 : 0);
  const perRun = Math.max(usage.secondsPerRun, SHORTEST_RUN);
  const invocationsPerDay = Math.ceil(usage.eventsPerDay * perEvent);
  // Rounded once, so that the rule beside the number is true for half an event a day too.
  const invocationsPerMonth = Math.ceil(usage.eventsPerDay * perEvent * DAYS_PER_MONTH);
  const computePerDay = usage.eventsPerDay * perRun;
  const stopped = invocationsPerDay > (plan.dailyInvocations ?? Infinity) || computePerDay > (plan.dailyCompute ?? Infinity);
  const above = Math.max(0, invocationsPerMonth - plan.includedInvocations);
  const cost = plan.pricePerInvocation === undefined ? plan.monthlyFee : toCents(plan.monthlyFee + above * plan.pricePerInvocation);
  return {
    invocationsPerDay,
    invocationsPerMonth,
    computePerDay,
    cost: stopped ? undefined : cost,
    firstLimit: firstLimit(plan, perEvent, perRun, usage.withSource),
  };
}

function firstLimit(plan: Plan, perEvent: number, perRun: number, withSource: boolean): Estimate['firstLimit'] {
  const limits = [
    { kind: 'invocations' as const, eventsPerDay: Math.floor((plan.dailyInvocations ?? Infinity) / perEvent) },
    { kind: 'compute' as const, eventsPerDay: Math.floor((plan.dailyCompute ?? Infinity) / perRun) },
    { kind: 'requests' as const, eventsPerDay: withSource ? Infinity : REQUESTS_PER_SECOND * SECONDS_PER_DAY },
  ];
  const first = limits.reduce((least, limit) => (limit.eventsPerDay < least.eventsPerDay ? limit : least));
  return first.eventsPerDay === Infinity ? undefined : first;
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
