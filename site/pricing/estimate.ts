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
  /** Seconds of one run. */
  longestRun: number;
}

/** What one workflow uses. */
export interface Usage {
  /** In a month of 30 days. */
  eventsPerMonth: number;
  secondsPerRun: number;
  /** Memory of the workflow divided by the default. */
  memoryFactor: number;
  /** An event source stands before the workflow and is counted as well. */
  withSource: boolean;
}

/** The limit that stops runs first when all workflows grow alike. */
export interface FirstLimit {
  kind: 'invocations' | 'compute' | 'requests' | 'time';
  /** Index of the workflow that it stops; `undefined` for a limit of the account. */
  workflow: number | undefined;
  /** How many times the load may grow until then; below 1 where it is too much already. */
  growth: number;
}

export interface Estimate {
  invocationsPerDay: number;
  invocationsPerMonth: number;
  computePerDay: number;
  /** US dollars a month; `undefined` where the plan stops the runs before the month is over. */
  cost: number | undefined;
  firstLimit: FirstLimit | undefined;
}

export const DAYS_PER_MONTH = 30;
/** What an HTTP endpoint accepts on average. An event source that no HTTP request feeds has no such limit. */
export const REQUESTS_PER_SECOND = 10;
/** A shorter run counts as this long. */
const SHORTEST_RUN = 0.1;

/** What a month of all workflows costs on a plan, by the rule of the pricing page. */
export function estimate(plan: Plan, usages: readonly Usage[]): Estimate {
  const invocations = sum(usages, (usage) => usage.eventsPerMonth * perEvent(usage));
  // Rounded once, so that the rule beside the number is true for half an event a day too.
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
      // More events do not make a run longer: it is too long, or never will be.
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

/** Invocations that one event counts. */
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
