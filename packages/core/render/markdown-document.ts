import { changeAroundCode } from '../content/markdown/replace-code.ts';
import { withBase, withoutFragment } from '../shared/address.ts';
import { markdownFile } from '../shared/page-files.ts';

export interface MarkdownSurroundings {
  base: string;
  /** `https://example.com`: copies are read away from their host, so links name it. Empty where the site does not know it. */
  site: string;
  /** Address, version, date and index, as a quotation in Markdown. */
  about: string;
  /** Paths of the pages that this page links to. */
  linked: readonly string[];
  /** Addresses that lead elsewhere than they say → where to; with the base path. */
  links: Readonly<Record<string, string>>;
}

/** The address in a link, a picture, a definition or an attribute. */
const ADDRESS = /(\]\(\s*<?|\]:\s*<?|\s(?:href|src)=["'])([^\s<>"']+?)(?=[\s)>"']|$)/gm;

/** A copy with links to places of the page itself as links to its copy, for a part that has them no more. */
export function withLinksToCopy(part: string, copy: string): string {
  return changeAroundCode(part, (words) => words.replace(/(\]\(\s*<?|\shref=["'])(?=#)/g, (before) => before + copy));
}

/** The copy of a page as it is published: what it is stands below the title, and links to pages lead to their copies, with the host. */
export function markdownDocument(markdown: string, { base, site, about, linked, links }: MarkdownSurroundings): string {
  const copies = new Map(linked.map((path) => [withBase(base, path), withBase(base, markdownFile(path))]));
  const text = changeAroundCode(markdown, (words) =>
    words.replace(ADDRESS, (_, before: string, written: string) => {
      const address = (Object.hasOwn(links, written) && links[written]) || written;
      const path = withoutFragment(address);
      const full = (copies.get(path) ?? path) + address.slice(path.length);
      return before + (/^\/(?!\/)/.test(full) ? site : '') + full;
    }),
  );
  const title = /^# .*\n/.exec(text)?.[0] ?? '';
  return `${title}${title === '' ? '' : '\n'}${about}\n${title === '' ? '\n' : ''}${text.slice(title.length)}`;
}
