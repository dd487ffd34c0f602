import { changeAroundCode } from '../content/markdown/replace-code.ts';
import { withBase, withoutFragment } from '../shared/address.ts';
import { markdownFile } from '../shared/page-files.ts';

export interface MarkdownSurroundings {
  base: string;
  /** `https://example.com`, or empty if unknown. Links in copies contain it, because copies are read away from their host. */
  site: string;
  /** Address, version, date and index, as a Markdown quotation. */
  about: string;
  /** Paths of the pages that this page links to. */
  linked: readonly string[];
  /** Addresses as written in the text → resolved addresses with the base path. */
  links: Readonly<Record<string, string>>;
}

/** The address in a link, picture, definition or attribute. */
const ADDRESS = /(\]\(\s*<?|\]:\s*<?|\s(?:href|src)=["'])([^\s<>"']+?)(?=[\s)>"']|$)/gm;

/** Turns links within the page into links to its full copy, because a part of the copy does not contain all targets. */
export function withLinksToCopy(part: string, copy: string): string {
  return changeAroundCode(part, (words) => words.replace(/(\]\(\s*<?|\shref=["'])(?=#)/g, (before) => before + copy));
}

/**
 * Writes the published copy of a page. Address and version follow the title, and links to pages lead to their copies, including the
 * host.
 */
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
  // Without a blank line, the text would continue the quotation.
  const rest = text.slice(title.length).replace(/^\n*(?=.)/s, '\n');
  return `${title}${title === '' ? '' : '\n'}${about}\n${rest}`;
}
