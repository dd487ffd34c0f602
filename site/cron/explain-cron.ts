// The only file that uses the cron libraries (croner, cronstrue).
import { Cron } from 'croner';
import cronstrue from 'cronstrue';

export type Explained = { words: string; runs: string[]; fault?: undefined } | { fault: string; words?: undefined };

const RUNS = 5;

/** Explains a five-field expression and lists its next runs after `from` in a time zone, or returns the error. */
export function explainCron(expression: string, zone: string, from: Date): Explained {
  const fields = expression.trim().split(/\s+/);
  if (fields.length !== 5) {
    return {
      fault: `A cron expression has five fields: minute, hour, day of the month, month, and day of the week. This one has ${fields.length}.`,
    };
  }
  try {
    const runs = new Cron(fields.join(' '), { timezone: zone, paused: true }).nextRuns(RUNS, from);
    if (runs.length === 0) return { fault: 'No date matches, so this schedule never runs.' };
    const words = cronstrue.toString(fields.join(' '), { use24HourTimeFormat: true });
    return { words, runs: runs.map((run) => inZone(run, zone)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^CronPattern: /, '') : String(error);
    return { fault: `This is not a valid cron expression: ${reason}` };
  }
}

/** The browser's time zone names, with UTC first. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
}

function inZone(date: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}
