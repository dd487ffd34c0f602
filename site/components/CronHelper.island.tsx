import { useId, useRef, useState } from 'react';
import type { Explained, explainCron } from '../cron/explain-cron.ts';

const EXAMPLE = '*/15 9-17 * * 1-5';

/** Explains a cron expression and its next runs. Loads its libraries when the reader interacts with it. */
export function CronHelper() {
  const id = useId();
  const [expression, setExpression] = useState('');
  const [zone, setZone] = useState('UTC');
  const [zones, setZones] = useState<string[]>(['UTC']);
  const [answer, setAnswer] = useState<Explained>();
  const explain = useRef<typeof explainCron>(undefined);

  async function wake() {
    if (explain.current) return explain.current;
    const loaded = await import('../cron/explain-cron.ts');
    explain.current = loaded.explainCron;
    setZones(loaded.timeZones());
    return loaded.explainCron;
  }

  async function show(nextExpression: string, nextZone: string) {
    setExpression(nextExpression);
    setZone(nextZone);
    try {
      const explainNow = await wake();
      setAnswer(nextExpression.trim() === '' ? undefined : explainNow(nextExpression, nextZone, new Date()));
    } catch {
      setAnswer({ fault: 'This tool could not be loaded. Check your connection, then type again.' });
    }
  }

  return (
    <form
      className="form calculator cron-helper"
      onSubmit={(event) => event.preventDefault()}
      onFocus={() => wake().catch(() => undefined)}
    >
      <div className="fields">
        <label htmlFor={`${id}e`}>
          Cron expression
          <input
            id={`${id}e`}
            autoComplete="off"
            spellCheck={false}
            placeholder={EXAMPLE}
            value={expression}
            aria-invalid={answer?.fault !== undefined}
            onChange={(event) => show(event.target.value, zone)}
          />
        </label>
        <label htmlFor={`${id}z`}>
          Time zone
          <select id={`${id}z`} value={zone} onChange={(event) => show(expression, event.target.value)}>
            {zones.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <div role="status">
        {answer?.fault !== undefined && <p>{answer.fault}</p>}
        {answer?.words !== undefined && (
          <>
            <p>
              <strong>{answer.words}</strong>. Next runs ({zone}):
            </p>
            <ol>
              {answer.runs.map((run) => (
                <li key={run}>{run}</li>
              ))}
            </ol>
          </>
        )}
        {!answer && <p>Enter five fields: minute, hour, day of the month, month, and day of the week.</p>}
      </div>
    </form>
  );
}
