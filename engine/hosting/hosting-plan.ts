import type { Settings } from '../config/settings.ts';
import { hashedPattern } from '../model/hashed-files.ts';
import type { ExactRedirect, WildcardRedirect } from '../model/redirects/redirect.ts';
import { redirectsOf } from '../model/redirects/redirects-of.ts';
import { withBase, withoutBase } from '../shared/address.ts';
import { markdownFile } from '../shared/page-files.ts';
import type { InlineTexts } from './content-security-policy.ts';
import { type LinkRule, linkRules } from './link-rules.ts';
import { type HostHeader, securityHeaders } from './security-headers.ts';

/**
 * Redirects and headers for all hosts in one description. Each generator in this folder translates it
 * into the syntax of its host. All addresses start at the root of the host, so they include the base path.
 */
export interface HostingPlan {
  base: string;
  redirects: ExactRedirect[];
  /** Whole branches that moved, the longest first; an exact redirect goes before them. */
  branches: WildcardRedirect[];
  /** Shown with status 404 for an address that could be a page. */
  notFoundPage: string;
  /** Sent with status 404 for every other file, so that a missing script does not get an HTML page. */
  notFoundFile: string;
  /** Addresses of all files that have a hash in their name. */
  hashed: string[];
  /** What the `Link` header of pages says. */
  links: LinkRule[];
  /** Addresses of all pages that have a Markdown copy. */
  pages: string[];
  /** Sent with every response. */
  headers: HostHeader[];
}

/** Redirects and headers of a site in one description. */
export function makePlan(settings: Settings, inline: InlineTexts, written: Iterable<string>): HostingPlan {
  const { base } = settings;
  const { exact, branches } = redirectsOf(settings);
  const addresses = [...written];
  const known = new Set(addresses);
  const hasCopy = (page: string) => known.has(withBase(base, markdownFile(withoutBase(base, page) ?? page)));
  return {
    base,
    redirects: exact,
    branches,
    notFoundPage: withBase(base, '/404.html'),
    notFoundFile: withBase(base, '/404.txt'),
    hashed: addresses.filter((address) => new RegExp(hashedPattern(base)).test(address)).sort(),
    links: linkRules(base, settings.versions),
    pages: addresses
      .filter((address) => address.endsWith('.html'))
      .map((address) => address.replace(/\/index\.html$/, '/'))
      .filter(hasCopy)
      .sort(),
    headers: securityHeaders({ ...inline, analytics: settings.analytics, allow: settings.allow }),
  };
}
