import type { LinkRule } from './link-rules.ts';

/** One old address. Its other spellings (without the slash, with `index.html`) lead to the same place. */
export interface ExactRedirect {
  /** Not encoded. With a slash at the end, or a file such as `/docs/x.html`. */
  from: string;
  /** Path from the root of the host, or a full address; without fragment, encoded. */
  to: string;
  /** With its `#`; empty for none: then the reader's browser keeps its own. */
  fragment: string;
  /** Addresses in branches that moved which would lead to `from`: they lead to the same place at once. */
  aliases: string[];
}

/** Every address that begins with `from` is found under `to`. Both begin and end with a slash, and are encoded. */
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
  /** `https://example.com`; empty where the settings do not say it. */
  site: string;
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

/** A file for a host. */
interface HostFile {
  /** From the folder of the host, such as `docs.conf`. */
  name: string;
  content: string;
  /** The host reads it from the root of the published folder; otherwise it belongs to the server's own configuration. */
  published: boolean;
}

/** Translates the plan into the configuration files of one host. `named`: the settings name it, so that all it needs is wanted. */
export type HostGenerator = (plan: HostingPlan, named: boolean) => HostFile[] | Promise<HostFile[]>;
