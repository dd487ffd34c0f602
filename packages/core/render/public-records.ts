import { languageLinks } from '../model/languages.ts';
import type { SiteModel } from '../model/site-model.ts';
import { withBase, withoutBase } from '../shared/address.ts';
import type { PageRecord } from '../shared/page-record.ts';

/** The records of `pages.json`. On a site in several languages, each has its language and its addresses in the others. */
export function publicRecords(records: readonly PageRecord[], { settings, languages }: SiteModel): PageRecord[] {
  if (languages.length < 2) return records.map(publicRecord);
  const { rootBase } = settings;
  return records.map(({ lang, ...record }) => {
    const others = languageLinks(record.path, settings.locale, languages).filter(({ current, translated }) => !current && translated);
    return {
      ...publicRecord(record),
      path: withoutBase(rootBase, withBase(settings.base, record.path)) ?? record.path,
      language: lang ?? settings.lang,
      translations: Object.fromEntries(others.map(({ lang, href }) => [lang, withoutBase(rootBase, href) ?? href])),
    };
  });
}

/** A page as listed in `pages.json`, without fields that only affect its appearance. */
function publicRecord({ frontmatter, ...record }: PageRecord): PageRecord {
  const { layout: _, hero: __, features: ___, as_of: ____, ...kept } = frontmatter;
  return { ...record, frontmatter: kept };
}
