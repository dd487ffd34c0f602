import { placeOfText } from '../config/setting-place.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { AnyDiagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import { didYouMean } from '../shared/wording.ts';
import { CHECKS, KINDS, withLevels } from './checks.ts';
import type { SiteFolder } from './define-check.ts';

/** Checks the files and folders of a site. */
export function checkSources(folder: SiteFolder): AnyDiagnostic[] {
  return [...unknownKinds(folder), ...CHECKS.sources.flatMap((check) => check(folder))];
}

/** Returns a function that checks a page against all others. */
export function pageChecker(model: SiteModel): (page: PageFacts) => AnyDiagnostic[] {
  const checks = CHECKS.page.map((check) => check(model));
  return (page) => checks.flatMap((check) => check(page));
}

/** Checks a compiled site as a whole, and the translated pages of its other languages. */
export function checkSite(model: SiteModel, translations: readonly SiteModel[] = []): ReportedDiagnostic[] {
  const found = [
    ...[model, ...translations].flatMap((language) => ownPages(language).flatMap(pageChecker(language))),
    ...CHECKS.site.flatMap((check) => check(model)),
  ];
  return withLevels(found, model.settings.errors);
}

/** Leaves out pages that are shown from another language, because they're checked there. */
function ownPages({ pages, notFound }: SiteModel): PageFacts[] {
  return [...pages.values(), ...(notFound ? [notFound] : [])].filter((page) => !page.fallback);
}

/** Unknown kinds in the setting `errors`. */
function unknownKinds({ settings: { errors, configSources } }: SiteFolder): AnyDiagnostic[] {
  const unknown = errors === 'all' ? [] : errors.filter((id) => !Object.hasOwn(KINDS, id) && !id.includes('/'));
  return unknown.map((id) => ({
    id: 'config-wrong',
    message: `\`errors\` lists “${id}”, which is not a kind of error or warning.`,
    help: didYouMean(id, Object.keys(KINDS), 'Remove it. The kind is the word at the end of each message.'),
    ...placeOfText(id, configSources),
  }));
}
