import { nearest } from '../shared/nearest.ts';

/** What to write instead of an anchor that a page with these `ids` does not have; `otherwise` where none is like it. */
export function anchorHelp(anchor: string, ids: Iterable<string>, otherwise = 'Use the anchor of a heading on that page.'): string {
  const close = nearest(anchor, ids)[0];
  return close ? `Did you mean #${close}?` : otherwise;
}
