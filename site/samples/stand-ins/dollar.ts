import type { Outcome } from '../outcome.ts';

/** Thrown by `$.flow.exit`: what comes after it does not run. */
export class Exit extends Error {}

const DESTINATIONS = ['http', 'email', 's3', 'emit', 'sse', 'snowflake'];

/** `$` of a step: writes down in `outcome` what the step asks for. */
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
