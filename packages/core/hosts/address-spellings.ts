import type { ExactRedirect } from './hosting-plan.ts';

/** All spellings of an address: `/x/` → `/x/`, `/x`, `/x/index.html`; a file has one. */
function spellings(address: string): string[] {
  if (!address.endsWith('/') || address === '/') return [address];
  return [address, address.slice(0, -1), `${address}index.html`];
}

/** Every address that a redirect handles. */
export function spellingsOf({ from, aliases }: ExactRedirect): string[] {
  return [from, ...aliases].flatMap(spellings);
}

/** All addresses that redirects handle → targets. */
export function targetsOf(redirects: readonly ExactRedirect[]): [from: string, to: string][] {
  return redirects.flatMap((redirect) => spellingsOf(redirect).map((from): [string, string] => [from, redirect.to + redirect.fragment]));
}

/** A path as browsers request it: encoded, except for characters such as `[` and `|`. */
export function askedAs(path: string): string {
  return new URL(`http://host${path.replace(/[%?#]/g, encodeURIComponent)}`).pathname;
}
