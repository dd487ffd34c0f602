import { withBase } from '../shared/address.ts';

/** True where the link leads to the beginning of that page, in whatever way its address is written. */
export function isLinkTo(link: HTMLAnchorElement, base: string, path: string): boolean {
  const page = new URL(withBase(base, path), location.origin);
  return link.pathname === page.pathname && link.origin === page.origin && link.hash === '';
}
