import type { QueryCase } from './queries.ts';

/** Expected addresses that don't exist, because a page or heading was renamed without its queries. `places`: page → anchors. */
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
