/** Outcome of a sample's run as plain data. Fields that don't apply to a language stay empty. */
export interface Outcome {
  returned: unknown;
  exports: Record<string, unknown>;
  /** Reason passed to `$.flow.exit`, or empty without one. `undefined` if the run wasn't ended. */
  exit: string | undefined;
  /** Milliseconds passed to `$.flow.delay`. */
  delay: number | undefined;
  /** Response sent with `$.respond` or `this.http.respond`. */
  answered: unknown;
  /** Calls of `$.send`: the destination and its arguments. */
  sent: { to: string; payload: unknown[] }[];
  emitted: { event: unknown; metadata: unknown }[];
  /** Lines of standard output. */
  printed: string[];
  /** Lines of standard error, or of `console.error`. */
  warned: string[];
  /** Message of the thrown error, or a failed program's standard error. */
  error: string | undefined;
  /** Everything a log may show of the thrown error: as `inspect` prints it, and as JSON. In Python, the traceback. */
  thrown: string | undefined;
  /** Key-value store or data store after the run. */
  stored: Record<string, unknown>;
  /** Number of functions in a component that the service can call, if one was requested. */
  entries?: number;
}

/** Outcome of a run that did nothing. */
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

/** Inputs of a sample. */
export interface Inputs {
  /** Exports of earlier steps, including the trigger. */
  steps?: Record<string, unknown>;
  env?: Record<string, string>;
  /** Form values by prop. An app is `{ $auth: { … } }`. */
  props?: Record<string, unknown>;
  /** Argument of a source, instead of steps. */
  event?: unknown;
  /** Initial contents of the store. */
  stored?: Record<string, unknown>;
  /** Files in `/tmp`: name → text. */
  files?: Record<string, string>;
  /** Skip the sample's pauses. */
  hurry?: boolean;
  /** Index of the function to call instead of `run`. */
  entry?: number;
}
