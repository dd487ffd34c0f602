import type { Diagnostic } from './diagnostic.ts';
import type { DiagnosticId } from './diagnostic-kinds.ts';

/** A diagnostic about a file as a whole. */
export function fileDiagnostic(id: DiagnosticId, message: string, help: string, file: string): Diagnostic {
  return { id, message, help, file, line: 1, column: 1 };
}
