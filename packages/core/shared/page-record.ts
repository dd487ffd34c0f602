/** The public record of a page for other programs, listed in `pages.json`. */
export interface PageRecord {
  title: string;
  /** Address from the root of the docs, without the base path: `/workflows/steps/`. */
  path: string;
  /** Source file, from the root of the site: `content/v2/workflows/steps/index.md`. */
  relativePath: string;
  /** Where a generated page stands in the sidebar, as if it were a file: `api/1-pets/2-list`. */
  place?: string;
  /** Derived from the address alone: it stays the same when the text changes, and changes when the page moves. */
  key: string;
  frontmatter: Frontmatter;
  /** Language of the text of a page that is not translated; missing where that is the language of its site. */
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
  /** Place in the sidebar among its neighbours, the lowest first. */
  order?: number;
  /** Date of the last change, `2022-05-12`, in place of that of the last commit. */
  changed?: string;
  /** When what the page says of its subject was last true: a day, `2022-10-05`, a month or a year. Shown at the foot; a new wording does not change it. */
  as_of?: string;
  /** Earlier addresses, which redirect to the page, and other names of it. */
  aliases?: string[];
  /** Other words for what the page is about: the search leads to it. */
  keywords?: string[];
  tags?: string[];
  /** Shown under `docs dev` only. */
  draft?: boolean;
  /** Published, but listed nowhere: whoever has the address can read it. */
  unlisted?: boolean;
  /** Not for search engines. */
  noindex?: boolean;
  /** `false` keeps the page out of the search of the site. */
  search?: boolean;
  /** What surrounds the page; `page` without it. */
  layout?: Layout;
  hero?: Hero;
  features?: Feature[];
  /** Fields that mean nothing to the engine, as they are written. */
  other?: Record<string, unknown>;
}

/**
 * `page`: sidebar, head and foot of the page around its text. `home`: the header alone. `wide`: as `page`, where tables and
 * operations of an API take all there is. `blank`: nothing but the text.
 */
export type Layout = 'page' | 'home' | 'wide' | 'blank';

/** What a page begins with, in large letters. */
export interface Hero {
  title?: string;
  text?: string;
  tagline?: string;
  image?: HeroImage;
  actions?: HeroAction[];
}

export interface HeroImage {
  src: string;
  /** In its place in the dark theme. */
  dark?: string;
  alt: string;
}

export interface HeroAction {
  label: string;
  path: string;
  /** Whether it stands out. */
  primary: boolean;
}

/** An entry of the grid below the hero. */
export interface Feature {
  title?: string;
  details?: string;
  /** A few characters, such as an emoji. */
  icon?: string;
  path?: string;
  /** Of the link; without it the title is one. */
  label?: string;
}

export interface Header {
  /** 2 for `##`. */
  level: number;
  title: string;
  slug: string;
}
