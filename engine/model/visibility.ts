import type { PageRecord } from '../shared/page-record.ts';
import type { Phrasing } from '../shared/phrasing.ts';

type Named = Pick<PageRecord, 'frontmatter'>;

/** Whether the page stands in lists: sidebars, `llms.txt`, the list of all pages, suggestions. */
export function isListed({ frontmatter }: Named): boolean {
  return frontmatter.unlisted !== true;
}

/** Whether the search of the site finds it. */
export function isSearched(record: Named): boolean {
  return isListed(record) && record.frontmatter.search !== false;
}

/** Whether search engines may have it. */
export function isIndexed(record: Named): boolean {
  return isListed(record) && record.frontmatter.noindex !== true;
}

/** The `keywords` of pages, as other wordings that lead to them. */
export function keywordPhrasings(pages: Iterable<{ record: PageRecord }>): Phrasing[] {
  return [...pages].flatMap(({ record: { path, frontmatter } }) =>
    frontmatter.keywords ? [{ path, anchor: '', phrases: frontmatter.keywords, line: 1 }] : [],
  );
}
