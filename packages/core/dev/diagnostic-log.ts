import { formatDiagnostics } from '../check/format-diagnostics.ts';
import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import { fileSystemError } from '../util/file-system-error.js';

/** Prints the diagnostics of each page or file once, and a message when they are fixed. */
export class DiagnosticLog {
  readonly #print: (text: string) => void;
  readonly #color: boolean;
  readonly #reported = new Map<string, string>();

  constructor(print: (text: string) => void, color: boolean) {
    this.#print = print;
    this.#color = color;
  }

  report(subject: string, diagnostics: ReportedDiagnostic[]): void {
    const text = formatDiagnostics(diagnostics, this.#color);
    if (text === (this.#reported.get(subject) ?? '')) return;
    this.#reported.set(subject, text);
    this.#print(text === '' ? `${subject}: fixed.` : text);
  }
}

/** Warns that a folder is not watched. `instead`: what authors can do. */
export function reportUnwatched(error: unknown, instead: string): void {
  const help = fileSystemError(error)?.help;
  console.error(`Cannot watch a folder, so ${instead}: ${error}${help === undefined ? '' : `\n    ${help}`}`);
}
