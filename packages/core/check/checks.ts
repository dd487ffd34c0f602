import { DIAGNOSTIC_KINDS, type DiagnosticId, type DiagnosticKind } from '../shared/diagnostic-kinds.ts';
import { checkAccent, checkThemes } from './check-accent.ts';
import { checkAddressConflicts } from './check-address-conflicts.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkDuplicatePages } from './check-duplicate-pages.ts';
import { checkEmpty } from './check-empty.ts';
import { checkFiles } from './check-files.ts';
import { checkLedger } from './check-ledger.ts';
import { checkLinks } from './check-links.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkOutside } from './check-outside.ts';
import { checkPhrasings } from './check-phrasings.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkStyles } from './check-styles.ts';

/**
 * Every check of more than one file, by what it looks at. A build, `docs dev` and `docs check` run the same ones;
 * what is wrong inside a single file is found when it is compiled.
 */
export const CHECKS = {
  /** Before any page is compiled. */
  sources: [checkDuplicatePages, checkAddressConflicts, checkEmpty],
  /** A page among those that are compiled so far. */
  page: [checkLinks, checkFiles, checkOutside],
  /** All pages together. */
  site: [checkNavigation, checkRedirects, checkDescriptions, checkLedger, checkPhrasings, checkStyles, checkAccent, checkThemes],
};

type KeyOf<Kinds> = Kinds extends unknown ? keyof Kinds : never;
/** Kinds of the core. */
export type KindName = DiagnosticId | KeyOf<(typeof CHECKS)[keyof typeof CHECKS][number]['kinds']>;

const kinds: Record<string, DiagnosticKind> = Object.fromEntries(
  [DIAGNOSTIC_KINDS, ...Object.values(CHECKS).flatMap((checks) => checks.map(({ kinds }) => kinds))].flatMap(
    Object.entries<DiagnosticKind>,
  ),
);

/** Every kind of diagnostic, those of the checks too. */
export const KINDS: Readonly<Record<string, DiagnosticKind>> = kinds;

/** Makes kinds known that plugins of the package report: for their levels, and for `errors` in the settings. */
export function addKinds(more: Readonly<Record<string, DiagnosticKind>>): void {
  Object.assign(kinds, more);
}
