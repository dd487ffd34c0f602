import type { IndexedPage, TextFile } from '../../../search/index/index-page.ts';
import type { AnyDiagnostic } from '../../shared/diagnostic.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import type { IslandData, Json } from '../../shared/page-view.ts';

/** Everything known of a page from its own source, independent of other pages. */
export interface CompiledPage extends PageFacts, PageBody {
  search: PageSearch;
}

/** The page's part of the search index, used only to build the whole index. */
export type PageSearch = IndexedPage[];

/** What the rest of the site needs to know of a page. It is kept in memory for all pages, while bodies are not. */
export interface PageFacts {
  record: PageRecord;
  version: string;
  /** For a translation: the language's name in the settings. */
  locale?: string;
  /** Whether it replaces a missing translation with the text of the original. */
  fallback?: boolean;
  /** For a translation: anchor of a heading → anchor of the original, which works as well. */
  anchors?: Readonly<Record<string, string>>;
  /** Sections of a translation whose originals have changed since, if readers are told. */
  outdated?: OutdatedSection[];
  islands: IslandData[];
  /** All valid fragments of the page: ids, and names of tabs. */
  ids: string[];
  /** Slug of each section in the search index; empty for the beginning. */
  sections: string[];
  /** Whether it has only a title. */
  blank?: boolean;
  /** Components of plugins and the site named in its text; missing if there are none. */
  components?: string[];
  links: PageLink[];
  /** Images, videos and the thumbnail. */
  files: PageLink[];
  /** What frames show. */
  frames: PageLink[];
  /** Plugin → data it stored with the page. */
  data?: Readonly<Record<string, Json>>;
  diagnostics: AnyDiagnostic[];
}

/** A section of a translation that may be older than the original. */
export interface OutdatedSection {
  /** Empty for the beginning of the page; missing if unknown. */
  anchor?: string;
  /** Anchor of the original, empty for its beginning. */
  original: string;
}

/** The parts that only the page itself shows. */
export interface PageBody {
  /** HTML of the article, links with the base path. */
  html: string;
  /** The page as plain Markdown, for copying and for programs. */
  markdown: string;
  /** Its texts in search results. */
  texts: TextFile[];
}

export interface PageLink {
  /** Path from the root of the docs with query and fragment, a fragment alone, or a full address. */
  href: string;
  line: number;
  column: number;
}
