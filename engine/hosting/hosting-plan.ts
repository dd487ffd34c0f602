import type { Settings } from '../config/settings.ts';
import { isExternal, withBase } from '../shared/address.ts';
import { bareBranches } from './bare-branches.ts';
import { hashedPattern } from './cache-rules.ts';
import type { InlineTexts } from './content-security-policy.ts';
import { encodeTarget } from './encode-target.ts';
import type { BranchRedirect, ExactRedirect } from './redirect.ts';
import { type Redirects, resolveRedirects } from './resolve-redirects.ts';
import { type HostHeader, securityHeaders } from './security-headers.ts';

/**
 * Redirects and headers for all hosts in one description. Each generator in this folder translates it
 * into the syntax of its host. All addresses start at the root of the host, so they include the base path.
 */
export interface HostingPlan {
  base: string;
  redirects: ExactRedirect[];
  /** Whole branches that moved, the longest first; an exact redirect goes before them. */
  branches: BranchRedirect[];
  /** Shown with status 404 for an address that could be a page. */
  notFoundPage: string;
  /** Sent with status 404 for every other file, so that a missing script does not get an HTML page. */
  notFoundFile: string;
  /** Addresses of all files that have a hash in their name. */
  hashed: string[];
  /** Sent with every response. */
  headers: HostHeader[];
}

/** Redirects and headers of a site in one description. */
export function makePlan(settings: Settings, inline: InlineTexts, written: Iterable<string>): HostingPlan {
  const { base } = settings;
  const { exact, branches } = redirectsOf(settings);
  return {
    base,
    redirects: exact,
    branches,
    notFoundPage: withBase(base, '/404.html'),
    notFoundFile: withBase(base, '/404.txt'),
    hashed: [...written].filter((address) => new RegExp(hashedPattern(base)).test(address)).sort(),
    headers: securityHeaders({ ...inline, analytics: settings.analytics }),
  };
}

/** Every old address with its final target, so that one redirect is enough. */
export function redirectsOf({ base, redirects, formerBases }: Pick<Settings, 'base' | 'redirects' | 'formerBases'>): Redirects {
  const exact: ExactRedirect[] = [];
  const branches: BranchRedirect[] = formerBases.map((former) => ({ from: former, to: base }));
  for (const [from, target] of Object.entries(redirects)) {
    if (isBranch(from)) branches.push({ from: withBase(base, from.slice(0, -1)), to: withBase(base, target.slice(0, -1)) });
    else exact.push({ from: withBase(base, from), ...split(isExternal(target) ? target : withBase(base, target)), aliases: [] });
  }
  const resolved = resolveRedirects({ exact, branches });
  return {
    exact: [...resolved.exact, ...bareBranches(resolved)].map((redirect) => ({
      ...redirect,
      ...split(encodeTarget(redirect.to + redirect.fragment)),
    })),
    // Hosts match a branch as it was asked, still encoded.
    branches: resolved.branches.map(({ from, to }) => ({ from: encodeTarget(from), to: encodeTarget(to) })),
  };
}

/** `/old/*` stands for a whole branch. */
export function isBranch(from: string): boolean {
  return from.endsWith('/*');
}

function split(target: string): { to: string; fragment: string } {
  const at = target.indexOf('#');
  return at < 0 ? { to: target, fragment: '' } : { to: target.slice(0, at), fragment: target.slice(at) };
}
