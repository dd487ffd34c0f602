import type { PageFacts } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Diagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import { withLevels } from '../shared/diagnostic-levels.ts';
import { checkAccent } from './check-accent.ts';
import { checkAddressConflicts } from './check-address-conflicts.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkDuplicatePages } from './check-duplicate-pages.ts';
import { checkEmpty } from './check-empty.ts';
import { fileChecker } from './check-files.ts';
import { checkLedger } from './check-ledger.ts';
import { linkChecker } from './check-links.ts';
import { checkNavigation } from './check-navigation.ts';
import { outsideChecker } from './check-outside.ts';
import { checkPhrasings } from './check-phrasings.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkStyles } from './check-styles.ts';
import type { SiteFolder } from './site-folder.ts';

type PageCheck = (page: PageFacts) => Diagnostic[];

/**
 * Every check of more than one file, by what it looks at. A build, `docs dev` and `docs check` run the same ones;
 * what is wrong inside a single file is found when it is compiled. The kinds stand in `DIAGNOSTIC_KINDS`.
 */
const CHECKS: {
  /** Before any page is compiled. */
  sources: readonly ((folder: SiteFolder) => Diagnostic[])[];
  /** A page among those that are compiled so far. */
  page: readonly ((model: SiteModel) => PageCheck)[];
  /** All pages together. */
  site: readonly ((model: SiteModel) => Diagnostic[])[];
} = {
  sources: [checkDuplicatePages, checkAddressConflicts, checkEmpty],
  page: [linkChecker, fileChecker, outsideChecker],
  site: [checkNavigation, checkRedirects, checkDescriptions, checkLedger, checkPhrasings, checkStyles, checkAccent],
};

/** What is wrong with the files and folders of a site. */
export function checkSources(folder: SiteFolder): Diagnostic[] {
  return CHECKS.sources.flatMap((check) => check(folder));
}

/** How to find what is wrong with one page among the others. */
export function pageChecker(model: SiteModel): PageCheck {
  const checks = CHECKS.page.map((checker) => checker(model));
  return (page) => checks.flatMap((check) => check(page));
}

/** What is wrong with a compiled site as a whole. */
export function checkSite(model: SiteModel): ReportedDiagnostic[] {
  const found = [...[...model.pages.values()].flatMap(pageChecker(model)), ...CHECKS.site.flatMap((check) => check(model))];
  return withLevels(found, model.settings.errors);
}
