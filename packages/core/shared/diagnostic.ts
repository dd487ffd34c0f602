import type { DiagnosticId, DiagnosticWeight } from './diagnostic-kinds.ts';

/**
 * An error or warning about the site's content, as a value: diagnostics are collected, sorted and reported
 * together, and never thrown. `message` says what is wrong, `help` what to do about it.
 */
export interface Diagnostic<Id extends string = DiagnosticId> extends DiagnosticPlace {
  /** The kind, for filters, settings and tests. */
  id: Id;
  message: string;
  help: string;
  /** For kinds that only a plugin knows. */
  weight?: DiagnosticWeight;
}

/** A diagnostic of any kind, including those declared by checks and plugins. */
export type AnyDiagnostic = Diagnostic<string>;

export interface DiagnosticPlace {
  /** Path from the root of the site, with forward slashes. */
  file: string;
  /** Counted from 1; 1 for the whole file. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** A diagnostic with the level that its kind has on this site: see `withLevels`. */
export interface ReportedDiagnostic extends AnyDiagnostic {
  /** An `error` stops the build, a `warning` does not. */
  level: 'error' | 'warning';
}

/** A diagnostic about a file as a whole. */
export function fileDiagnostic<Id extends string = DiagnosticId>(id: Id, message: string, help: string, file: string): Diagnostic<Id> {
  return { id, message, help, file, line: 1, column: 1 };
}

/** Line and column of a position in a text, both from 1; the beginning for -1. */
export function placeAt(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, at));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** The same for many positions of one text, whose lines are looked for once. */
export function placesIn(text: string): (at: number) => { line: number; column: number } {
  let starts: number[] | undefined;
  return (at) => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    let [line, high] = [0, starts.length - 1];
    while (line < high) {
      const middle = (line + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= at) line = middle;
      else high = middle - 1;
    }
    return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
  };
}
