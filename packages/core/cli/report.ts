import { formatDiagnostics } from '../check/format-diagnostics.ts';
import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import { counted } from '../shared/wording.ts';

/** Prints diagnostics with location and fix. `most`: above this number of cases, a kind is shortened. */
export function report(diagnostics: ReportedDiagnostic[], most?: number): void {
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics, process.stderr.isTTY === true, most));
}

/** Prints the number of errors and warnings, or `text` if there are none. Returns the exit code. */
export function summary(diagnostics: ReportedDiagnostic[], text: string): number {
  const errors = diagnostics.filter((diagnostic) => diagnostic.level === 'error').length;
  const warnings = diagnostics.length - errors;
  if (diagnostics.length > 0) console.error(`\n${counted(errors, 'error')}, ${counted(warnings, 'warning')}. ${text}`.trimEnd());
  else if (text !== '') console.log(text);
  return errors > 0 ? 1 : 0;
}
