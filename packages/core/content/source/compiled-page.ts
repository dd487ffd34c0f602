import type { IndexedPage, TextFile } from '../../../search/index/index-page.ts';
import type { AnyDiagnostic } from '../../shared/diagnostic.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import type { IslandData, Json } from '../../shared/page-view.ts';

/** All that is known of a page from its own source, before any other page is looked at. */
export interface CompiledPage extends PageFacts, PageBody {
  search: PageSearch;
}

/** The page's part of the search index, used only to build the whole index. */
export type PageSearch = IndexedPage[];

/** What the rest of the site needs of a page. Of a large site this is in memory, the bodies are not. */
export interface PageFacts {
  record: PageRecord;
  version: string;
  /** Of a translation: its language by its name in the settings. */
  locale?: string;
  /** Whether it stands for a translation that is not there, with the text of the original. */
  fallback?: boolean;
  /** Of a translation: anchor of a heading → that of the original, which leads there, too. */
  anchors?: Readonly<Record<string, string>>;
  /** Sections of a translation whose originals have changed since, where readers are told. */
  outdated?: OutdatedSection[];
  islands: IslandData[];
  /** Every fragment that leads to a place on the page: ids, and the names of tabs. */
  ids: string[];
  /** Slug of each section, as the search has them; empty for the beginning. */
  sections: string[];
  /** Whether it shows nothing but a title. */
  blank?: boolean;
  /** Components of plugins and of the site that its text names; missing where there are none. */
  components?: string[];
  links: PageLink[];
  /** Images, videos and the thumbnail. */
  files: PageLink[];
  /** What frames show. */
  frames: PageLink[];
  /** Plugin → what it noted of the page. */
  data?: Readonly<Record<string, Json>>;
  diagnostics: AnyDiagnostic[];
}

/** A section of a translation that may be older than the original. */
export interface OutdatedSection {
  /** Empty for the beginning of the page; missing where it cannot be told. */
  anchor?: string;
  /** Anchor of the original, empty for its beginning. */
  original: string;
}

/** What only the page itself shows. */
export interface PageBody {
  /** HTML of the article, links with the base path. */
  html: string;
  /** The page as plain Markdown, for copying and for programs. */
  markdown: string;
  /** What the search shows of it. */
  texts: TextFile[];
}

export interface PageLink {
  /** Path from the root of the docs with query and fragment, a fragment alone, or a full address. */
  href: string;
  line: number;
  column: number;
}
