/** Limits on a load that apply to every plan, free or paid. */
export interface Bounds {
  /** Events kept in a workflow's history. */
  historyEvents: number;
  /** Maximum number of events waiting for a workflow. */
  queueSize: number;
}

/** Compares a day's events, spread evenly, with these limits. */
export interface Load {
  perSecond: number;
  /** Average number of concurrent runs. */
  parallelRuns: number;
  /** Events that one worker completes in a day. */
  oneWorkerPerDay: number;
  /** Seconds until one worker's queue is full. `undefined` if the worker keeps up. */
  queueFullAfter: number | undefined;
  /** Seconds covered by the history. */
  historyReach: number;
}

export const SECONDS_PER_DAY = 24 * 60 * 60;

export function loadOf(bounds: Bounds, eventsPerDay: number, secondsPerRun: number): Load {
  const oneWorkerPerDay = Math.floor(SECONDS_PER_DAY / secondsPerRun);
  const surplus = eventsPerDay - oneWorkerPerDay;
  return {
    perSecond: eventsPerDay / SECONDS_PER_DAY,
    parallelRuns: (eventsPerDay * secondsPerRun) / SECONDS_PER_DAY,
    oneWorkerPerDay,
    queueFullAfter: surplus > 0 ? (bounds.queueSize / surplus) * SECONDS_PER_DAY : undefined,
    historyReach: (bounds.historyEvents / eventsPerDay) * SECONDS_PER_DAY,
  };
}

const UNITS: [seconds: number, name: string][] = [
  [SECONDS_PER_DAY, 'day'],
  [60 * 60, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** Formats a duration in the largest unit that gives at least two: `2160` → `36 minutes`. */
export function inWords(seconds: number): string {
  const [size, name] = UNITS.find(([unit]) => seconds >= 2 * unit) ?? [1, 'second'];
  const count = Math.round(seconds / size);
  return `${count.toLocaleString('en-US')} ${name}${count === 1 ? '' : 's'}`;
}
