import type { AnyDiagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import { DIAGNOSTIC_KINDS, type DiagnosticId, type DiagnosticKind } from '../shared/diagnostic-kinds.ts';
import { checkAddressConflicts } from './check-address-conflicts.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkFiles, checkOutside } from './check-files.ts';
import { checkLedger } from './check-ledger.ts';
import { checkLinks } from './check-links.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkPhrasings } from './check-phrasings.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkDuplicatePages, checkEmpty } from './check-sources.ts';
import { checkAccent, checkStyles, checkThemes } from './check-theme.ts';

/**
 * All checks that involve more than one file, grouped by their input. `docs build`, `docs dev` and `docs check` run the same
 * checks. Errors within a single file are found when the file is compiled.
 */
export const CHECKS = {
  /** Run before any page is compiled. */
  sources: [checkDuplicatePages, checkAddressConflicts, checkEmpty],
  /** Check one page against the pages compiled so far. */
  page: [checkLinks, checkFiles, checkOutside],
  /** Check all pages together. */
  site: [checkNavigation, checkRedirects, checkDescriptions, checkLedger, checkPhrasings, checkStyles, checkAccent, checkThemes],
};

type KeyOf<Kinds> = Kinds extends unknown ? keyof Kinds : never;
/** The core's own kinds. */
export type KindName = DiagnosticId | KeyOf<(typeof CHECKS)[keyof typeof CHECKS][number]['kinds']>;

const kinds: Record<string, DiagnosticKind> = Object.fromEntries(
  [DIAGNOSTIC_KINDS, ...Object.values(CHECKS).flatMap((checks) => checks.map(({ kinds }) => kinds))].flatMap(
    Object.entries<DiagnosticKind>,
  ),
);

/** Every kind of diagnostic, including those of the checks. */
export const KINDS: Readonly<Record<string, DiagnosticKind>> = kinds;

/** Registers the kinds of built-in plugins, for their levels and for `errors` in the settings. */
export function addKinds(more: Readonly<Record<string, DiagnosticKind>>): void {
  Object.assign(kinds, more);
}

/** Kinds after which a page keeps its text but loses its structure: headings and components may be missing. */
export const FORM_LOST: ReadonlySet<string> = new Set<DiagnosticId>(['markdown-syntax', 'expression-failed']);

/** Additional kinds that stop a build: all mistakes, or the listed ones. */
type StoppingKinds = 'all' | readonly string[];

/** Adds to each diagnostic its level on a site with this setting. */
export function withLevels(diagnostics: readonly AnyDiagnostic[], errors: StoppingKinds = []): ReportedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, level: isError(diagnostic, errors) ? 'error' : 'warning' }));
}

function isError({ id, weight = KINDS[id]?.[0] }: AnyDiagnostic, errors: StoppingKinds): boolean {
  if (weight === 'error') return true;
  return errors === 'all' ? weight === 'mistake' : errors.includes(id);
}
