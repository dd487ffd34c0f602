import type { PageRecord } from '../shared/page-record.ts';

/** A page as `pages.json` lists it: what it is about, without what only decides how it looks. */
export function publicRecord({ frontmatter, ...record }: PageRecord): PageRecord {
  const { layout: _, hero: __, features: ___, as_of: ____, ...kept } = frontmatter;
  return { ...record, frontmatter: kept };
}
