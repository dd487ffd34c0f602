import type { Nodes } from 'mdast';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { DiagnosticPlace } from '../shared/diagnostic.ts';
import type { Frontmatter, PageRecord } from '../shared/page-record.ts';
import type { Json } from '../shared/page-view.ts';

/** The site, as every hook sees it. */
export interface PluginContext<Options = unknown> {
  /** Options from the settings, checked, with fallbacks filled in. */
  readonly options: Options;
  /** Absolute folder of the site. Paths in messages are relative to it. */
  readonly root: string;
  readonly title: string;
  /** Language of the original pages (BCP 47). */
  readonly lang: string;
  /** Starts and ends with a slash. */
  readonly base: string;
  /** `https://example.com`, or empty. */
  readonly site: string;
  /** Constants and addresses of the settings. */
  readonly names: Readonly<Record<string, string>>;
}

/** A page while it is compiled. */
export interface PageContext<Options = unknown> extends PluginContext<Options> {
  readonly page: {
    /** Address from the root of the docs: `/guides/setup/`. */
    readonly path: string;
    /** Source file, from the root of the site. */
    readonly file: string;
    readonly version: string;
    /** Fields that plugins declare are under `other`. */
    readonly frontmatter: Frontmatter;
  };
  /**
   * Reports a problem at a node of the tree, or at the top of the page. `kind` is one of the plugin's `kinds`; `at` is an index
   * into the value of a text node.
   */
  readonly report: (kind: string, message: string, help: string, node?: Nodes, at?: number) => void;
  /** Keeps plain data with the page, under the plugin's name: for theme parts, `head`, `files` and checks. */
  readonly setData: (data: Json) => void;
}

export interface SourcesContext<Options = unknown> extends PluginContext<Options> {
  /** Pages that authors wrote: address → source file (absolute, and from the root of the site). */
  readonly written: ReadonlyMap<string, { readonly file: string; readonly relativePath: string }>;
  /** Addresses of pictures and other files. */
  readonly assets: ReadonlySet<string>;
}

/** A page with the data of plugins. */
export interface PluginPage extends PageRecord {
  readonly version: string;
  /** Plugin → data passed to `setData`. */
  readonly data: Readonly<Record<string, Json>>;
}

/** For content that is added to a page. */
export interface HtmlContext<Options = unknown> extends PluginContext<Options> {
  /** Translates a word of the interface into the language of the page; any other text stays as it is. */
  readonly say: (english: string) => string;
}

export interface SiteContext<Options = unknown> extends PluginContext<Options> {
  /** Published pages in the order of their addresses. */
  readonly pages: readonly PluginPage[];
}

/** Input of `checks`. */
export interface CheckContext<Options = unknown> extends SiteContext<Options> {
  /** Links, ids and files of each page, by address. */
  readonly facts: ReadonlyMap<string, PageFacts>;
  /** A file without a location means its beginning. */
  readonly report: (kind: string, message: string, help: string, place: DiagnosticPlace | string) => void;
}
