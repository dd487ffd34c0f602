export interface ScannedPage {
  /** The same HTML with the base path in its links. */
  html: string;
  ids: string[];
  /** Fragments that are no ids: of tabs, and anchors as they were once written, `<a name>`. */
  fragments: string[];
  /** In order, with repetitions. */
  links: ScannedLink[];
  headings: { level: number; text: string }[];
  /** Files that the page shows, in order, with repetitions. */
  files: ScannedLink[];
  /** What frames show. */
  frames: ScannedLink[];
  /** Addresses that a page which is not trusted may not have. */
  refused: ScannedLink[];
  /** Sources of images that have no text alternative. */
  imagesWithoutAlt: string[];
  sections: TextSection[];
}

export interface ScannedLink {
  /** A link to a source file has become the path of its page. */
  href: string;
  /** As it stands in the HTML. */
  written: string;
}

/** A heading and the text up to the next one. */
export interface TextSection {
  /** Slug of the heading; empty for the beginning of the page. */
  anchor: string;
  heading: string;
  /** 1 for the page's title. */
  level: number;
  text: string;
  /** Inline code and code blocks, each a string. */
  code: string[];
  /** Inline code that begins a row of a table, an item of a list or a term: what is reported there, or where that leads to. */
  named: string[];
  /** The heads of its tables, as they stand in the text. */
  heads: string[];
}
