import type { SearchResult } from './search-index.ts';

/** Address of a result from the root of the docs. */
export function addressOf({ path, anchor }: Pick<SearchResult, 'path' | 'anchor'>): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}
