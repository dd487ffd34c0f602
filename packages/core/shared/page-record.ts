/** The public record of a page for other programs, listed in `pages.json`. */
export interface PageRecord {
  title: string;
  /** Address from the root of the docs, without the base path: `/workflows/steps/`. */
  path: string;
  /** Source file, from the root of the site: `content/v2/workflows/steps/index.md`. */
  relativePath: string;
  /** Position of a generated page in the sidebar, as a file path: `api/1-pets/2-list`. */
  place?: string;
  /** Derived from the address alone: it stays the same when the text changes, and changes when the page moves. */
  key: string;
  frontmatter: Frontmatter;
  /** Language of an untranslated page's text; missing if it is the language of the site. */
  lang?: string;
  /** In `pages.json` of a site in several languages: that of the text, and where the page is in the others. */
  language?: string;
  translations?: Readonly<Record<string, string>>;
  /** Headings below the title, in order. */
  headers: Header[];
}

export interface Frontmatter {
  /** Path of the previous page; `false` for none. Without it the order of the sidebar decides. */
  prev?: string | false;
  /** Path of the next page; `false` for none. */
  next?: string | false;
  /** Label in the sidebar; `false` keeps the page out of it. */
  sidebar?: string | boolean;
  /** A word beside the label, such as `New`. */
  sidebar_badge?: string;
  /** One sentence: meta description and subtitle in search results. */
  short_description?: string;
  /** Picture for link previews, from the root of the docs. */
  thumbnail?: string;
  /** Position in the sidebar among its siblings, lowest first. */
  order?: number;
  /** Date of the last change, `2022-05-12`, instead of that of the last commit. */
  changed?: string;
  /** Day, month or year for which the page is known to be accurate: `2022-10-05`. Shown at the foot, and unaffected by rewording. */
  as_of?: string;
  /** Earlier addresses, which redirect to the page, and alternative names. */
  aliases?: string[];
  /** Additional search words. */
  keywords?: string[];
  tags?: string[];
  /** Shown only under `docs dev`. */
  draft?: boolean;
  /** Published, but not listed anywhere. */
  unlisted?: boolean;
  /** Excluded from search engines. */
  noindex?: boolean;
  /** `false` excludes the page from the site's search. */
  search?: boolean;
  /** Layout around the page; by default `page`. */
  layout?: Layout;
  hero?: Hero;
  features?: Feature[];
  /** Fields unknown to the engine, as written. */
  other?: Record<string, unknown>;
}

/**
 * `page`: sidebar, head and foot of the page around its text. `home`: the header alone. `wide`: as `page`, where tables and
 * operations of an API take all there is. `blank`: nothing but the text.
 */
export type Layout = 'page' | 'home' | 'wide' | 'blank';

/** The hero at the beginning of a page. */
export interface Hero {
  title?: string;
  text?: string;
  tagline?: string;
  image?: HeroImage;
  actions?: HeroAction[];
}

export interface HeroImage {
  src: string;
  /** Replacement in the dark theme. */
  dark?: string;
  alt: string;
}

export interface HeroAction {
  label: string;
  path: string;
  /** Whether it is highlighted. */
  primary: boolean;
}

/** An entry in the grid below the hero. */
export interface Feature {
  title?: string;
  details?: string;
  /** A few characters, such as an emoji. */
  icon?: string;
  path?: string;
  /** Label of the link; without it, the title is the link. */
  label?: string;
}

export interface Header {
  /** 2 for `##`. */
  level: number;
  title: string;
  slug: string;
}
