export interface ScannedPage {
  /** The same HTML with the base path in its links. */
  html: string;
  ids: string[];
  /** Fragments other than ids: names of tabs, and old-style anchors (`<a name>`). */
  fragments: string[];
  /** In order, with repetitions. */
  links: ScannedLink[];
  headings: { level: number; text: string }[];
  /** Files that the page shows, in order, with repetitions. */
  files: ScannedLink[];
  /** Addresses shown in frames. */
  frames: ScannedLink[];
  /** Addresses that untrusted pages must not contain. */
  refused: ScannedLink[];
  /** Sources of images without alternative text. */
  imagesWithoutAlt: string[];
  sections: TextSection[];
}

export interface ScannedLink {
  /** Links to source files are already resolved to page paths. */
  href: string;
  /** As written in the HTML. */
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
  /** Inline code that begins a table row, list item or term: the name of the thing documented there, or in the section that it links to. */
  named: string[];
  /** Table headers in this section, as in `text`. */
  heads: string[];
}
