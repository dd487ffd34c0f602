import { type Estimate, eventsPerDay, type Plan, REQUESTS_PER_SECOND, type Usage } from './estimate.ts';
import { type Bounds, inWords, loadOf, SECONDS_PER_DAY } from './load.ts';

/** A plan, and other limits that apply to a load on it. */
export type OfferedPlan = Plan & Bounds;

/** A limit, the load on it, the problem if that's too high, and the share of the limit it uses. */
export type LimitRow = [name: string, value: string, fault: string | false, share?: number];

/** Compares all workflows together with the account's limits. */
export function accountRows(plan: OfferedPlan, { invocationsPerDay, computePerDay }: Estimate): LimitRow[] {
  const computeMinutes = plan.dailyCompute === undefined ? undefined : plan.dailyCompute / 60;
  return [
    besides('Invocations per day', invocationsPerDay, plan.dailyInvocations),
    besides('Compute time per day', computePerDay / 60, computeMinutes, 'minutes'),
  ];
}

/** Compares one workflow with the limits per workflow. `historyDays`: days until run details expire. */
export function workflowRows(plan: OfferedPlan, usage: Usage, historyDays: number): LimitRow[] {
  const { secondsPerRun, withSource } = usage;
  const { perSecond, parallelRuns, oneWorkerPerDay, queueFullAfter, historyReach } = loadOf(plan, eventsPerDay(usage), secondsPerRun);
  return [
    besides('Time per run', secondsPerRun, plan.longestRun, 'seconds'),
    withSource
      ? ['Events per second', shown(perSecond), false]
      : besides('Events per second', perSecond, REQUESTS_PER_SECOND, 'HTTP requests'),
    ['Runs at the same time', `${shown(parallelRuns)} on average`, false],
    withOneWorker(oneWorkerPerDay, queueFullAfter, plan.queueSize),
    ['History', `Last ${shown(plan.historyEvents)} events: ${inWords(Math.min(historyReach, historyDays * SECONDS_PER_DAY))}`, false],
  ];
}

function withOneWorker(perDay: number, queueFullAfter: number | undefined, queueSize: number): LimitRow {
  if (queueFullAfter === undefined) return ['With a concurrency of 1', 'One worker keeps up', false];
  const fullAfter = `a queue of ${shown(queueSize)} is full after ${inWords(queueFullAfter)}`;
  return ['With a concurrency of 1', `${shown(perDay)} runs per day; ${fullAfter}`, 'falls behind'];
}

function besides(name: string, amount: number, limit: number | undefined, unit?: string): LimitRow {
  const suffix = unit === undefined ? '' : ` ${unit}`;
  return limit === undefined
    ? [name, `${shown(amount)}${suffix} (no daily limit)`, false]
    : [name, `${shown(amount)} of ${shown(limit)}${suffix}`, amount > limit && 'over the limit', amount / limit];
}

/** `1200000` → `1,200,000`, and two significant digits below ten: `0.46`. */
export function shown(amount: number): string {
  return amount < 10 ? amount.toLocaleString('en-US', { maximumSignificantDigits: 2 }) : Math.round(amount).toLocaleString('en-US');
}
