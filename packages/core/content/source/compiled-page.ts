import type { IndexedPage, TextFile } from '../../../search/index/index-page.ts';
import type { AnyDiagnostic } from '../../shared/diagnostic.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import type { IslandData, Json } from '../../shared/page-view.ts';

/** Everything that a page's own source tells about it, independent of other pages. */
export interface CompiledPage extends PageFacts, PageBody {
  search: PageSearch;
}

/** The page's entries in the search index, kept only until the index is built. */
export type PageSearch = IndexedPage[];

/** The facts that the rest of the site needs about a page. They are kept in memory for all pages; bodies are not. */
export interface PageFacts {
  record: PageRecord;
  version: string;
  /** For a translation: the language's name in the settings. */
  locale?: string;
  /** Whether it shows the original's text because there is no translation. */
  fallback?: boolean;
  /** For a translation: its heading anchors → those of the original, which also work as fragments. */
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
  /** Components of plugins and the site that its text uses; missing if there are none. */
  components?: string[];
  links: PageLink[];
  /** Images, videos and the thumbnail. */
  files: PageLink[];
  /** Addresses shown in frames. */
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

/** The parts that are needed only by the page itself. */
export interface PageBody {
  /** HTML of the article, with the base path in its links. */
  html: string;
  /** The page as plain Markdown, for copying and for programs. */
  markdown: string;
  /** Texts of the page in search results. */
  texts: TextFile[];
}

export interface PageLink {
  /** Path from the root of the docs with query and fragment, a fragment alone, or a full address. */
  href: string;
  line: number;
  column: number;
}
