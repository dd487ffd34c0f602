import type { ExactRedirect, WildcardRedirect } from '../../hosts/hosting-plan.ts';

/** Maximum number of branches to follow; more than that is a cycle. */
const MOST_HOPS = 8;

export interface Redirects {
  exact: ExactRedirect[];
  /** Longest first. */
  branches: WildcardRedirect[];
}

/**
 * Resolves redirects to their final targets. If an old address is reached through a branch (`/v2/*` → `/*`), its address within that
 * branch becomes a redirect too; a branch reached through another one becomes another branch.
 */
export function resolveRedirects({ exact, branches }: Redirects): Redirects {
  const given = longestFirst(branches);
  const known = new Set(exact.map(({ from }) => from));
  const all = longestFirst(
    unique(
      given.flatMap(({ from, to }) => {
        const end = through(to, given);
        return within(from, given).map((alias) => ({ from: alias, to: end }));
      }),
    ),
  );
  const resolved = exact.map((redirect) => ({ ...redirect, aliases: within(redirect.from, given, known).slice(1) }));
  return { exact: resolved, branches: all };
}

/** Follows an address through all branches that match it. */
function through(address: string, branches: readonly WildcardRedirect[]): string {
  let end = address;
  for (let hops = 0; hops < MOST_HOPS; hops++) {
    const branch = branchOf(end, branches);
    if (!branch) break;
    end = branch.to + end.slice(branch.from.length);
  }
  return end;
}

/** The longest branch that matches an address. Expects `branches` longest first. */
export function branchOf(address: string, branches: readonly WildcardRedirect[]): WildcardRedirect | undefined {
  return branches.find(({ from }) => address.startsWith(from) && address[from.length] !== '/');
}

/** Returns the address and all others that lead to it through branches. Each branch is used once, and `known` addresses are left out. */
function within(address: string, branches: readonly WildcardRedirect[], known = new Set<string>()): string[] {
  const found = [address];
  const visit = (at: string, left: readonly WildcardRedirect[]) => {
    for (const branch of left) {
      if (!at.startsWith(branch.to)) continue;
      const alias = branch.from + at.slice(branch.to.length);
      // A longer branch may match it instead.
      if (found.includes(alias) || known.has(alias) || branchOf(alias, branches) !== branch) continue;
      found.push(alias);
      visit(
        alias,
        left.filter((other) => other !== branch),
      );
    }
  };
  visit(address, branches);
  return found;
}

function unique(branches: WildcardRedirect[]): WildcardRedirect[] {
  return [...new Map(branches.map((branch) => [branch.from, branch])).values()];
}

function longestFirst(branches: WildcardRedirect[]): WildcardRedirect[] {
  return [...branches].sort((a, b) => b.from.length - a.from.length || (a.from < b.from ? -1 : 1));
}
