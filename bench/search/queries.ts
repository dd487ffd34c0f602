/** Sets for measuring only: `test` as readers type, `hard` without obvious queries, and `seen` by people new to the pages. */
export const MEASURING = ['test', 'hard', 'seen'] as const;
export type MeasuringSet = (typeof MEASURING)[number];
const SETS = ['tune', ...MEASURING] as const;

/** A row of `site/search/queries.tsv`: a query and the addresses that answer it. */
export interface QueryCase {
  set: (typeof SETS)[number];
  kind: string;
  query: string;
  /** `/x/` is the start of a page, `/x/#a` a section, `/x/*` any place on the page. */
  right: string[];
  line: number;
}

/** Throws if a row doesn't have four columns. */
export function parseQueries(tsv: string): QueryCase[] {
  return tsv.split('\n').flatMap((row, index) => {
    if (row === '' || row.startsWith('#')) return [];
    const [name, kind, query, right] = row.split('\t');
    const set = SETS.find((known) => known === name);
    if (!set || !kind || !query || !right)
      throw new Error(`queries.tsv:${index + 1}: expected set, class, query and addresses, with tabs between them.`);
    return [{ set, kind, query, right: right.split(' '), line: index + 1 }];
  });
}

/** Whether an address matches `QueryCase.right`. */
export function answers(address: string, right: readonly string[]): boolean {
  return right.some((wanted) => (wanted.endsWith('*') ? address.split('#')[0] === wanted.slice(0, -1) : address === wanted));
}
