import type { Outcome } from '../outcome.ts';

/** Thrown by `$.flow.exit`, so the code after it doesn't run. */
export class Exit extends Error {}

const DESTINATIONS = ['http', 'email', 's3', 'emit', 'sse', 'snowflake'];

/** A step's `$`, which records calls in `outcome`. */
export function dollar(outcome: Outcome): object {
  return {
    export(name: string, value: unknown) {
      outcome.exports[name] = value;
    },
    async respond(answer: unknown) {
      outcome.answered = answer;
    },
    flow: {
      exit(reason = '') {
        outcome.exit = reason;
        throw new Exit();
      },
      delay(ms: number) {
        outcome.delay = ms;
        return { resume_url: 'https://resume.example.com/1', cancel_url: 'https://cancel.example.com/1' };
      },
    },
    send: Object.fromEntries(DESTINATIONS.map((to) => [to, (...payload: unknown[]) => void outcome.sent.push({ to, payload })])),
  };
}
