import type { DiagnosticId } from './diagnostic-kinds.ts';

/**
 * An error or warning about the site's content, as a value: diagnostics are collected, sorted and reported
 * together, and never thrown. `message` says what is wrong, `help` what to do about it.
 */
export interface Diagnostic {
  /** The kind, for filters, settings and tests. */
  id: DiagnosticId;
  message: string;
  help: string;
  /** Path from the root of the site, with forward slashes. */
  file: string;
  /** Counted from 1; 1 where the whole file is meant. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** A diagnostic with the level that its kind has on this site: see `withLevels`. */
export interface ReportedDiagnostic extends Diagnostic {
  /** An `error` stops the build, a `warning` does not. */
  level: 'error' | 'warning';
}
