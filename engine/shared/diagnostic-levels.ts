import type { Diagnostic, ReportedDiagnostic } from './diagnostic.ts';
import { DIAGNOSTIC_KINDS, type DiagnosticId } from './diagnostic-kinds.ts';

/** Kinds with which a page keeps its text but loses its form: headings and components may be missing. */
export const FORM_LOST: ReadonlySet<DiagnosticId> = new Set<DiagnosticId>(['markdown-syntax', 'expression-failed']);

/** Kinds that stop a build although they lose nothing: all mistakes, or those in the list. */
export type StoppingKinds = 'all' | readonly DiagnosticId[];

/** The same diagnostics, each with the level that its kind has on a site with this setting. */
export function withLevels(diagnostics: readonly Diagnostic[], errors: StoppingKinds = []): ReportedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, level: isError(diagnostic.id, errors) ? 'error' : 'warning' }));
}

function isError(id: DiagnosticId, errors: StoppingKinds): boolean {
  const [weight] = DIAGNOSTIC_KINDS[id];
  if (weight === 'error') return true;
  return errors === 'all' ? weight === 'mistake' : errors.includes(id);
}
