import { withBase } from '../../shared/address.ts';

/** The links that lead to the top of that page, however their addresses are written. */
export function linksTo(links: Iterable<HTMLAnchorElement>, base: string, path: string): Set<HTMLAnchorElement> {
  const address = withBase(base, path);
  const { pathname, origin } = new URL(address, location.origin);
  const leads = (link: HTMLAnchorElement) => {
    const written = link.getAttribute('href') ?? '';
    // Addresses written by the build are compared as strings first, because parsing them would take longer than everything else here.
    if (/^\/[^?]*$/.test(written)) return written === address || written === pathname;
    return link.pathname === pathname && link.origin === origin && link.hash === '';
  };
  return new Set([...links].filter(leads));
}
