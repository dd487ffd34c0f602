/**
 * What an author got wrong, as a value: collected, sorted and told together, never thrown past the
 * function that found it. `message` says what is wrong, `help` what to do about it.
 */
export interface Mistake {
  /** Stable name of the kind of mistake, for filters and tests, such as `link-broken`. */
  id: string;
  /** An `error` stops the build, a `warning` does not. */
  level: 'error' | 'warning';
  message: string;
  help: string;
  /** Path from the root of the site, with forward slashes. */
  file: string;
  /** Counted from 1; 1 where the whole file is meant. */
  line: number;
  /** Counted from 1. */
  column: number;
}
