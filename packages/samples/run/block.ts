/** A page's fenced code block, as seen by the runner. */
export interface Block {
  /** Source file, relative to the site's root, with forward slashes. */
  file: string;
  /** Address of the page. */
  page: string;
  language: string;
  /** Words after the language. */
  meta: string;
  /** The code, including hidden lines. */
  code: string;
  /** Line of the opening fence in the source file, counted from 1. */
  line: number;
  /** The code as written in the file, before constants are replaced. */
  written?: string;
  /** Whether part of it is included from another file, so its lines don't match the page's. */
  isIncluded?: boolean;
}
