import type { ExactRedirect, WildcardRedirect } from '../../hosts/hosting-plan.ts';

/** Maximum number of nested branches to follow; more mean a circle. */
const MOST_HOPS = 8;

export interface Redirects {
  exact: ExactRedirect[];
  /** The longest first. */
  branches: WildcardRedirect[];
}

/**
 * Resolves redirects to their final targets. If an old address is reached through a branch (`/v2/*` → `/*`), the address within
 * the branch becomes an alias of it; branches that meet become branches of their own.
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

/** Final address below a branch, after all branches it passes through. */
function through(address: string, branches: readonly WildcardRedirect[]): string {
  let end = address;
  for (let hops = 0; hops < MOST_HOPS; hops++) {
    const branch = branchOf(end, branches);
    if (!branch) break;
    end = branch.to + end.slice(branch.from.length);
  }
  return end;
}

/** The branch that matches an address: the longest. */
export function branchOf(address: string, branches: readonly WildcardRedirect[]): WildcardRedirect | undefined {
  return branches.find(({ from }) => address.startsWith(from) && address[from.length] !== '/');
}

/** The address and all others that lead to it through branches, each used once, but not through `known` addresses. */
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
