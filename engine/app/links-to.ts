import { withBase } from '../shared/address.ts';

/** Those of the links that lead to the beginning of that page, in whatever way their addresses are written. */
export function linksTo(links: Iterable<HTMLAnchorElement>, base: string, path: string): Set<HTMLAnchorElement> {
  const address = withBase(base, path);
  const { pathname, origin } = new URL(address, location.origin);
  const leads = (link: HTMLAnchorElement) => {
    const written = link.getAttribute('href') ?? '';
    // What the build writes is compared as it stands: reading addresses apart takes longer than all else here.
    if (/^\/[^?]*$/.test(written)) return written === address || written === pathname;
    return link.pathname === pathname && link.origin === origin && link.hash === '';
  };
  return new Set([...links].filter(leads));
}
