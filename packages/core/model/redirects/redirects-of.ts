import type { Settings } from '../../config/settings.ts';
import { askedAs, spellingsOf } from '../../hosts/address-spellings.ts';
import type { ExactRedirect, WildcardRedirect } from '../../hosts/hosting-plan.ts';
import { isExternal, withBase } from '../../shared/address.ts';
import { type Redirects, resolveRedirects } from './resolve-redirects.ts';

/** All old addresses with their final targets, so that one redirect is enough. */
export function redirectsOf({ base, redirects, formerBases }: Pick<Settings, 'base' | 'redirects' | 'formerBases'>): Redirects {
  const exact: ExactRedirect[] = [];
  const branches: WildcardRedirect[] = formerBases.map((former) => ({ from: former, to: base }));
  for (const [from, target] of Object.entries(redirects)) {
    if (isWildcard(from)) branches.push({ from: withBase(base, from.slice(0, -1)), to: withBase(base, target.slice(0, -1)) });
    else exact.push({ from: withBase(base, from), ...split(isExternal(target) ? target : withBase(base, target)), aliases: [] });
  }
  const resolved = resolveRedirects({ exact, branches });
  return {
    exact: [...resolved.exact, ...bareWildcards(resolved)].map((redirect) => ({
      ...redirect,
      ...split(encodeTarget(redirect.to + redirect.fragment)),
    })),
    // Hosts match branches against the encoded path of the request.
    branches: resolved.branches.map(({ from, to }) => ({ from: askedAs(from), to: encodeTarget(to) })),
  };
}

/** Whether a redirect covers a whole branch: `/old/*`. */
export function isWildcard(from: string): boolean {
  return from.endsWith('/*');
}

function split(target: string): { to: string; fragment: string } {
  const at = target.indexOf('#');
  return at < 0 ? { to: target, fragment: '' } : { to: target.slice(0, at), fragment: target.slice(at) };
}

/**
 * Redirects for the addresses of branches without the trailing slash (`/old` of `/old/*`), which rules for branches do not match.
 * Leaves out those that already are old addresses.
 */
export function bareWildcards({ exact, branches }: Redirects): ExactRedirect[] {
  const known = new Set(exact.flatMap(spellingsOf));
  return branches
    .map(({ from, to }) => ({ from: from.slice(0, -1), to, fragment: '', aliases: [] }))
    .filter(({ from }) => from !== '' && !known.has(from));
}

/** Characters that have a meaning in the rules of hosts: variables, placeholders, escapes. */
const SPECIAL = /[$\\^`{|}]/g;

/** Encodes a target for a header. Servers send it as written, and some refuse non-ASCII characters. Encoded characters are kept. */
export function encodeTarget(target: string): string {
  const rooted = !isExternal(target);
  const address = rooted ? `http://host${target}` : target;
  if (!URL.canParse(address)) return target;
  const { href, origin } = new URL(address);
  return (rooted ? href.slice(origin.length) : href).replace(SPECIAL, encodeURIComponent);
}
