/**
 * An error or warning about the site's content, as a value: mistakes are collected, sorted and reported
 * together, and never thrown. `message` says what is wrong, `help` what to do about it.
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
