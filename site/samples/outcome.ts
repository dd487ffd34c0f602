/** What came of running a sample, as plain data. Fields that a language does not have stay empty. */
export interface Outcome {
  returned: unknown;
  exports: Record<string, unknown>;
  /** Reason given to `$.flow.exit`, empty without one; `undefined` where the run was not ended. */
  exit: string | undefined;
  /** Milliseconds given to `$.flow.delay`. */
  delay: number | undefined;
  /** What `$.respond` or `this.http.respond` answered. */
  answered: unknown;
  /** Calls of `$.send`: the destination and its arguments. */
  sent: { to: string; payload: unknown[] }[];
  emitted: { event: unknown; metadata: unknown }[];
  /** Lines of standard output. */
  printed: string[];
  /** Lines of standard error, or of `console.error`. */
  warned: string[];
  /** Message of what was thrown, or what was printed to standard error by a program that failed. */
  error: string | undefined;
  /** All that a log may show of what was thrown: as it is inspected, and as JSON. In Python, the traceback. */
  thrown: string | undefined;
  /** Key-value store or data store after the run. */
  stored: Record<string, unknown>;
  /** How many functions a component has that the service calls, where one of them was asked for. */
  entries?: number;
}

/** A run that did nothing. */
export function emptyOutcome(): Outcome {
  return {
    returned: undefined,
    exports: {},
    exit: undefined,
    delay: undefined,
    answered: undefined,
    sent: [],
    emitted: [],
    printed: [],
    warned: [],
    error: undefined,
    thrown: undefined,
    stored: {},
  };
}

/** What a sample is given. */
export interface Inputs {
  /** Exports of the steps before, with the trigger among them. */
  steps?: Record<string, unknown>;
  env?: Record<string, string>;
  /** Values of the form, by prop; an app is `{ $auth: { … } }`. */
  props?: Record<string, unknown>;
  /** What a source is called with, instead of steps. */
  event?: unknown;
  /** What the store holds before. */
  stored?: Record<string, unknown>;
  /** Name in `/tmp` → text. */
  files?: Record<string, string>;
  /** Whether pauses of the sample take no time. */
  hurry?: boolean;
  /** Which of its functions is called, by number, instead of `run`. */
  entry?: number;
}
