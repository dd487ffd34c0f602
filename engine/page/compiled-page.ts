import type { Mistake } from '../shared/mistake.ts';
import type { PageRecord } from '../shared/page.ts';
import type { IslandData } from '../shared/view.ts';
import type { TextSection } from './scan-html.ts';

/** All that is known of a page from its own source, before any other page is looked at. */
export interface CompiledPage {
  record: PageRecord;
  version: string;
  /** HTML of the article, links with the base path. */
  html: string;
  islands: IslandData[];
  /** Every id on the page. */
  ids: string[];
  links: PageLink[];
  sections: TextSection[];
  /** The page as plain Markdown, for copying and for programs. */
  markdown: string;
  mistakes: Mistake[];
}

export interface PageLink {
  /** Path from the root of the docs with query and fragment, a fragment alone, or a full address. */
  href: string;
  line: number;
  column: number;
}
