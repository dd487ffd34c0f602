import type { AnyDiagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import type { DiagnosticId } from '../shared/diagnostic-kinds.ts';
import { KINDS } from './checks.ts';

/** Kinds after which a page keeps its text but loses its structure: headings and components may be missing. */
export const FORM_LOST: ReadonlySet<string> = new Set<DiagnosticId>(['markdown-syntax', 'expression-failed']);

/** Additional kinds that stop a build: all mistakes, or the listed ones. */
export type StoppingKinds = 'all' | readonly string[];

/** Adds to each diagnostic its level on a site with this setting. */
export function withLevels(diagnostics: readonly AnyDiagnostic[], errors: StoppingKinds = []): ReportedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, level: isError(diagnostic, errors) ? 'error' : 'warning' }));
}

function isError({ id, weight = KINDS[id]?.[0] }: AnyDiagnostic, errors: StoppingKinds): boolean {
  if (weight === 'error') return true;
  return errors === 'all' ? weight === 'mistake' : errors.includes(id);
}
