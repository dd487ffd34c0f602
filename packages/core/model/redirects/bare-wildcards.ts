import { spellingsOf } from '../../hosts/address-spellings.ts';
import type { ExactRedirect } from '../../hosts/hosting-plan.ts';
import type { Redirects } from './resolve-redirects.ts';

/** Branches without the slash at their end (`/old` of `/old/*`), which no rule for a branch matches; not those that are old addresses already. */
export function bareWildcards({ exact, branches }: Redirects): ExactRedirect[] {
  const known = new Set(exact.flatMap(spellingsOf));
  return branches
    .map(({ from, to }) => ({ from: from.slice(0, -1), to, fragment: '', aliases: [] }))
    .filter(({ from }) => from !== '' && !known.has(from));
}
