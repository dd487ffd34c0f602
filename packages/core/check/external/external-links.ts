import type { PageFacts } from '../../content/source/compiled-page.ts';

/** Where a page has a link. */
export interface LinkPlace {
  file: string;
  line: number;
  column: number;
}

/** What is looked at of a page. */
interface LinkingPage extends Pick<PageFacts, 'links'> {
  record: Pick<PageFacts['record'], 'relativePath'>;
}

/** Names that no server answers to from here: this machine, and those kept for examples (RFC 2606, RFC 6761). */
const NOWHERE = /^(localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|(.*\.)?example\.(com|net|org)|.*\.(example|test|invalid|localhost|local))$/;

/** The addresses of other sites that pages link to, without fragments, each with its places. `site`: the origin of this one. */
export function externalLinks(pages: Iterable<LinkingPage>, site: string): Map<string, LinkPlace[]> {
  const found = new Map<string, LinkPlace[]>();
  for (const { record, links } of pages) {
    for (const { href, line, column } of links) {
      const full = href.startsWith('//') ? `https:${href}` : href;
      if (!/^https?:/i.test(full) || !URL.canParse(full)) continue;
      const url = new URL(full);
      if (NOWHERE.test(url.hostname) || (site !== '' && url.origin === new URL(site).origin)) continue;
      url.hash = '';
      found.set(url.href, [...(found.get(url.href) ?? []), { file: record.relativePath, line, column }]);
    }
  }
  return found;
}
