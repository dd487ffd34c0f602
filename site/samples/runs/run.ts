import type { Inputs, Outcome } from '../outcome.ts';

/** Identifies a sample: its page, plus whatever distinguishes it from others there. */
export interface SampleName {
  page: string;
  language?: 'javascript' | 'python' | 'bash' | 'go' | 'json' | 'text';
  title?: string;
  has?: string;
}

/**
 * A sample that the tests run, with its inputs and expected outcome. Blocks directly below the sample titled `Logs`, `Error`,
 * `steps.NAME.$return_value` or `steps.NAME.EXPORT` are compared with the outcome too.
 */
export interface Run extends Inputs {
  sample: SampleName;
  /** Text in the sample and its replacement, such as the URL of an API that responds differently. */
  swap?: readonly [string, string];
  /** Expected outcome. Fields that aren't listed may have any value. */
  expect: Partial<Outcome>;
  /** Whether objects may have more fields than expected, as third-party responses do. */
  more?: true;
  /** Requests that the contract server must get, in any order. */
  requests?: string[];
  /** Maximum number of concurrent requests. The sample must send more than one at a time. */
  atOnce?: number;
  /** The page's code block that shows the step's return value or response body. */
  shows?: SampleName;
  /** Whether the outcome differs from the one shown below the sample. */
  unlike?: true;
}

/** Exports of a trigger that received an HTTP request with this body. */
export const http = (body: unknown, more: object = {}) => ({
  trigger: { event: { body, ...more }, context: { id: 'run-1', ts: '2022-05-01T09:30:00.000Z' } },
});

/** Exports of a step that read the orders with IDs from `first` to `last`. */
export const orders = (first: number, last: number) => ({
  get_orders: { $return_value: Array.from({ length: last - first + 1 }, (_, i) => ({ id: first + i })) },
});

/** The environment variable that the contracts require. */
export const token = { GITHUB_TOKEN: 'secret-token' };

/** A run of a Node.js sample, identified by text that only it contains. */
export const node = (page: string, has: string, run: Omit<Run, 'sample'>, title?: string): Run => ({
  sample: { page, language: 'javascript', has, ...(title === undefined ? {} : { title }) },
  ...run,
});
