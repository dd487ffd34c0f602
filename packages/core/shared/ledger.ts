/** Every address that a site ever published. Kept in a file of lines, see `config/parse-ledger.ts`. */
export interface LedgerEntry {
  path: string;
  /** Without its `#`; empty where the line is about the page itself. */
  anchor: string;
  /** What took its place: a path, a path with a fragment, or `#fragment` on the same page. */
  successor: string | undefined;
  line: number;
}
