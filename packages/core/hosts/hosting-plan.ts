import type { LinkRule } from './link-rules.ts';
import type { ExactRedirect, WildcardRedirect } from './redirect.ts';

export type HostHeader = readonly [name: string, value: string];

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
  /** Where the addresses of each language begin, the longest first; empty on a site in one language. */
  languages?: { base: string; lang: string; notFoundPage: string }[];
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
