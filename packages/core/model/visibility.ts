import type { Settings } from '../config/settings.ts';
import type { PageRecord } from '../shared/page-record.ts';

type Named = Pick<PageRecord, 'frontmatter'>;

/** Whether the page is listed in sidebars, `llms.txt`, the list of all pages and suggestions. */
export function isListed({ frontmatter }: Named): boolean {
  return frontmatter.unlisted !== true;
}

/** Whether the page is in the search index, which covers the newest version. */
export function isSearched({ version, record }: { version: string; record: Named }, { versions }: Pick<Settings, 'versions'>): boolean {
  return version === versions[0]?.id && isListed(record) && record.frontmatter.search !== false;
}

/** Whether search engines may index it. */
export function isIndexed(record: Named): boolean {
  return isListed(record) && record.frontmatter.noindex !== true;
}
