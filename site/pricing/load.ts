/** What bounds a load on every plan, free or paid. */
export interface Bounds {
  /** Events that the history of a workflow keeps. */
  historyEvents: number;
  /** Events that wait for a workflow at most. */
  queueSize: number;
}

/** A day's events, spread evenly, beside these bounds. */
export interface Load {
  perSecond: number;
  /** Runs under way at the same time, on average. */
  parallelRuns: number;
  /** Events that one worker finishes in a day. */
  oneWorkerPerDay: number;
  /** Seconds until the queue before one worker is full; `undefined` where the worker keeps up. */
  queueFullAfter: number | undefined;
  /** Seconds that the history reaches back. */
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

/** A time in the largest unit of which there are two: `2160` → `36 minutes`. */
export function inWords(seconds: number): string {
  const [size, name] = UNITS.find(([unit]) => seconds >= 2 * unit) ?? [1, 'second'];
  const count = Math.round(seconds / size);
  return `${count.toLocaleString('en-US')} ${name}${count === 1 ? '' : 's'}`;
}
