/** Other wordings for a place of the site: what readers may ask who do not know its words. Kept in a file, see `config/parse-phrasings.ts`. */
export interface Phrasing {
  path: string;
  /** Without its `#`; empty for the beginning of the page. */
  anchor: string;
  phrases: string[];
  line: number;
}
