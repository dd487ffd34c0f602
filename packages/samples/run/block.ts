/** A fenced code block of a page, as the runner reads it. */
export interface Block {
  /** Source file, from the root of the site, with forward slashes. */
  file: string;
  /** Address of the page. */
  page: string;
  language: string;
  /** Words after the language. */
  meta: string;
  /** The code, with lines that readers do not see. */
  code: string;
  /** Line of the opening fence in the source file, counted from 1. */
  line: number;
  /** The code as it stands in the file, where constants have other names. */
  written?: string;
  /** Whether some of it stands in another file, which the page includes: its lines are not those of the page. */
  isIncluded?: boolean;
}
