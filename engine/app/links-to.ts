import { withBase } from '../shared/address.ts';

/** Those of the links that lead to the beginning of that page, in whatever way their addresses are written. */
export function linksTo(links: Iterable<HTMLAnchorElement>, base: string, path: string): Set<HTMLAnchorElement> {
  const { pathname, origin } = new URL(withBase(base, path), location.origin);
  return new Set([...links].filter((link) => link.pathname === pathname && link.origin === origin && link.hash === ''));
}
