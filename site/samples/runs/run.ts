import type { Inputs, Outcome } from '../outcome.ts';

/** Which sample: its page, and as much more as tells it from the others there. */
export interface SampleName {
  page: string;
  language?: 'javascript' | 'python' | 'bash' | 'go' | 'json' | 'text';
  title?: string;
  has?: string;
}

/**
 * A sample that the tests run: which one, with what, and what has to come of it.
 * Blocks right below it are compared with the outcome: those titled `Logs`, `Error`, `steps.NAME.$return_value` or `steps.NAME.EXPORT`.
 */
export interface Run extends Inputs {
  sample: SampleName;
  /** A text of the sample and what replaces it, such as the URL of an API that responds differently. */
  swap?: readonly [string, string];
  /** Compared with what came of the run. Fields of the outcome that are not named here may be anything. */
  expect: Partial<Outcome>;
  /** Whether objects of the outcome may have more than is expected: answers of third parties do. */
  more?: true;
  /** Requests that the contract server has to get, in any order. */
  requests?: string[];
  /** The most requests that the sample may send at the same time; it has to send more than one. */
  atOnce?: number;
  /** A code block of the page that shows what the step returns, or the body that it answers. */
  shows?: SampleName;
  /** Whether the outcome is another than the one that the page shows below the sample. */
  unlike?: true;
}

/** Exports of a trigger that got an HTTP request with this body. */
export const http = (body: unknown, more: object = {}) => ({
  trigger: { event: { body, ...more }, context: { id: 'run-1', ts: '2022-05-01T09:30:00.000Z' } },
});

/** Exports of a step that read the orders with these ids, from the first to the last. */
export const orders = (first: number, last: number) => ({
  get_orders: { $return_value: Array.from({ length: last - first + 1 }, (_, i) => ({ id: first + i })) },
});

/** The environment variable that the contracts ask for. */
export const token = { GITHUB_TOKEN: 'secret-token' };

/** A run of a Node.js sample, which is reported from others by a text that only it has. */
export const node = (page: string, has: string, run: Omit<Run, 'sample'>, title?: string): Run => ({
  sample: { page, language: 'javascript', has, ...(title === undefined ? {} : { title }) },
  ...run,
});
