import { withBase } from '../shared/address.ts';

/** The links that lead to the top of that page, however their addresses are written. */
export function linksTo(links: Iterable<HTMLAnchorElement>, base: string, path: string): Set<HTMLAnchorElement> {
  const { href } = new URL(withBase(base, path), location.origin);
  return new Set([...links].filter((link) => link.href === href));
}
