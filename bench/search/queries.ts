/** Queries to tune by, two sets that only measure: as readers type, and without what is obvious; and `seen`, by strangers to the pages. */
export const MEASURING = ['test', 'hard', 'seen'] as const;
export type MeasuringSet = (typeof MEASURING)[number];
const SETS = ['tune', ...MEASURING] as const;

/** A row of `site/search/queries.tsv`: what a reader types, and the places that answer it. */
export interface QueryCase {
  set: (typeof SETS)[number];
  kind: string;
  query: string;
  /** `/x/` the beginning of a page, `/x/#a` a section, `/x/*` any place of the page. */
  right: string[];
  line: number;
}

/** Throws where a row has not its four columns. */
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

/** Whether an address is one of the right ones: see `QueryCase.right`. */
export function answers(address: string, right: readonly string[]): boolean {
  return right.some((wanted) => (wanted.endsWith('*') ? address.split('#')[0] === wanted.slice(0, -1) : address === wanted));
}
