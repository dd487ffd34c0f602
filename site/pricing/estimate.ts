import { SECONDS_PER_DAY } from './load.ts';

/** The parts of a plan that affect a bill. Money is in US dollars. */
export interface Plan {
  name: string;
  monthlyFee: number;
  /** Invocations included in the fee. */
  includedInvocations: number;
  /** Price of each invocation above that. `undefined` if more aren't available. */
  pricePerInvocation: number | undefined;
  /** `undefined` for no cap. */
  dailyInvocations: number | undefined;
  /** Seconds of run time. `undefined` for no cap. */
  dailyCompute: number | undefined;
  /** Duration of one run in seconds. */
  longestRun: number;
}

/** Usage of one workflow. */
export interface Usage {
  /** Per month of 30 days. */
  eventsPerMonth: number;
  secondsPerRun: number;
  /** Memory of the workflow divided by the default. */
  memoryFactor: number;
  /** An event source triggers the workflow, and also counts. */
  withSource: boolean;
}

/** The first limit to stop runs if all workflows grow equally. */
export interface FirstLimit {
  kind: 'invocations' | 'compute' | 'requests' | 'time';
  /** Index of the workflow it stops. `undefined` for an account limit. */
  workflow: number | undefined;
  /** Factor by which the load may grow until then. Below 1 if it's already too high. */
  growth: number;
}

export interface Estimate {
  invocationsPerDay: number;
  invocationsPerMonth: number;
  computePerDay: number;
  /** US dollars a month. `undefined` if the plan stops runs before the month is over. */
  cost: number | undefined;
  firstLimit: FirstLimit | undefined;
}

export const DAYS_PER_MONTH = 30;
/** Average rate an HTTP endpoint accepts. Event sources without HTTP requests don't have this limit. */
export const REQUESTS_PER_SECOND = 10;
/** A shorter run counts as this long. */
const SHORTEST_RUN = 0.1;

/** Monthly cost of all workflows on a plan, by the rule on the pricing page. */
export function estimate(plan: Plan, usages: readonly Usage[]): Estimate {
  const invocations = sum(usages, (usage) => usage.eventsPerMonth * perEvent(usage));
  // Rounded once, so the rule beside the number also holds for half an event a day.
  const invocationsPerMonth = Math.ceil(invocations);
  const invocationsPerDay = Math.ceil(invocations / DAYS_PER_MONTH);
  const computePerDay = sum(usages, (usage) => eventsPerDay(usage) * Math.max(usage.secondsPerRun, SHORTEST_RUN));
  const stopped = invocationsPerDay > (plan.dailyInvocations ?? Infinity) || computePerDay > (plan.dailyCompute ?? Infinity);
  const above = Math.max(0, invocationsPerMonth - plan.includedInvocations);
  const cost = plan.pricePerInvocation === undefined ? plan.monthlyFee : toCents(plan.monthlyFee + above * plan.pricePerInvocation);
  const limits: FirstLimit[] = [
    { kind: 'invocations', workflow: undefined, growth: (plan.dailyInvocations ?? Infinity) / (invocations / DAYS_PER_MONTH) },
    { kind: 'compute', workflow: undefined, growth: (plan.dailyCompute ?? Infinity) / computePerDay },
    ...usages.flatMap((usage, workflow): FirstLimit[] => [
      // More events don't make a run longer, so it's either too long already or never will be.
      { kind: 'time', workflow, growth: usage.secondsPerRun > plan.longestRun ? 0 : Infinity },
      { kind: 'requests', workflow, growth: usage.withSource ? Infinity : (REQUESTS_PER_SECOND * SECONDS_PER_DAY) / eventsPerDay(usage) },
    ]),
  ];
  const first = limits.reduce((least, limit) => (limit.growth < least.growth ? limit : least));
  return {
    invocationsPerDay,
    invocationsPerMonth,
    computePerDay,
    cost: stopped ? undefined : cost,
    firstLimit: first.growth < Infinity ? first : undefined,
  };
}

/** Invocations per event. */
function perEvent({ memoryFactor, withSource }: Usage): number {
  return memoryFactor + (withSource ? 1 : 0);
}

export function eventsPerDay({ eventsPerMonth }: Usage): number {
  return eventsPerMonth / DAYS_PER_MONTH;
}

function sum(usages: readonly Usage[], amountOf: (usage: Usage) => number): number {
  return usages.reduce((total, usage) => total + amountOf(usage), 0);
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
