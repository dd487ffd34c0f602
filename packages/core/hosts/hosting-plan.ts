import type { LinkRule } from './link-rules.ts';

/** One old address. Its other spellings (without the slash, with `index.html`) have the same target. */
export interface ExactRedirect {
  /** Not encoded, with a trailing slash, or a file such as `/docs/x.html`. */
  from: string;
  /** Path from the root of the host, or a full address; without fragment, encoded. */
  to: string;
  /** With its `#`; empty for none, in which case browsers keep the requested one. */
  fragment: string;
  /** Addresses in moved branches that would lead to `from`, and therefore redirect directly. */
  aliases: string[];
}

/** Redirects all addresses below `from` to the same address below `to`. Both begin and end with a slash, and are encoded. */
export interface WildcardRedirect {
  from: string;
  to: string;
}

export type HostHeader = readonly [name: string, value: string];

/**
 * Redirects and headers for all hosts in one description. Each generator in this folder translates it
 * into the syntax of its host. All addresses start at the root of the host, so they include the base path.
 */
export interface HostingPlan {
  base: string;
  /** `https://example.com`; empty if not in the settings. */
  site: string;
  redirects: ExactRedirect[];
  /** Whole branches that moved, the longest first; an exact redirect goes before them. */
  branches: WildcardRedirect[];
  /** Shown with status 404 for an address that could be a page. */
  notFoundPage: string;
  /** Address prefixes of the languages, the longest first; empty on a site in one language. */
  languages?: { base: string; lang: string; notFoundPage: string }[];
  /** Sent with status 404 for every other file, so that a missing script does not get an HTML page. */
  notFoundFile: string;
  /** Addresses of all files that have a hash in their name. */
  hashed: string[];
  /** Rules for the `Link` header of pages. */
  links: LinkRule[];
  /** Addresses of all pages that have a Markdown copy. */
  pages: string[];
  /** Sent with every response. */
  headers: HostHeader[];
}

/** A file for a host. */
interface HostFile {
  /** From the folder of the host, such as `docs.conf`. */
  name: string;
  content: string;
  /** Whether the host reads it from the root of the published folder; otherwise it belongs into the server's configuration. */
  published: boolean;
}

/** Translates the plan into the configuration files of one host. `named`: whether it is the host in the settings. */
export type HostGenerator = (plan: HostingPlan, named: boolean) => HostFile[] | Promise<HostFile[]>;
