import type { QueryCase } from './queries.ts';

/** Right answers that are no place of the site: a page or a heading was renamed and the query forgotten. `places`: page → anchors. */
export function unknownAddresses(queries: readonly QueryCase[], places: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return queries.flatMap(({ line, right }) =>
    right.flatMap((address) => {
      const [path = '', anchor] = address.replace(/\*$/, '').split('#');
      const anchors = places.get(path);
      if (!anchors) return [`site/search/queries.tsv:${line}: there is no page ${path}.`];
      return anchor === undefined || anchors.has(anchor) ? [] : [`site/search/queries.tsv:${line}: ${path} has no heading #${anchor}.`];
    }),
  );
}
