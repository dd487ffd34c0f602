import { withBase } from '../shared/address.ts';
import { escapePattern } from '../shared/escape.ts';
import { llmsFile } from '../shared/page-files.ts';

/** The `Link` header for some addresses. */
export interface LinkRule {
  /** Regular expression without anchors for an address as it was sent, without its query; at most one group. */
  page: string;
  /** Address of the Markdown copy, with `$1` for the group; empty if there is none. */
  copy: string;
  /** Address of the list of the version's pages. */
  index: string;
}

/** Characters allowed in an address and in a header. Other requests are never echoed. */
const SAFE = "[A-Za-z0-9._~!$&'()*+,;=:@%/-]";

/** The rules of a site, of which the first match counts. Most hosts also check that the copy exists. */
export function linkRules(base: string, versions: readonly { path: string }[]): LinkRule[] {
  const begins = versions.map(({ path }) => path).sort((a, b) => b.length - a.length);
  const none = { page: `${escapePattern(base)}(?:search/|404\\.html)`, copy: '', index: '' };
  return [
    none,
    ...begins.flatMap((begin): LinkRule[] => {
      const folder = escapePattern(withBase(base, begin).slice(0, -1));
      const index = withBase(base, llmsFile(begin));
      return [
        ...(begin === '/' ? [{ page: escapePattern(base), copy: `${base}index.md`, index }] : []),
        { page: `(${folder}/${SAFE}*\\.html)`, copy: '$1.md', index },
        { page: `(${folder}${begin === '/' ? `/${SAFE}+` : `(?:/${SAFE}+)?`})/`, copy: '$1.md', index },
      ];
    }),
  ];
}

/** The header of a page, with its Markdown copy and the list of all pages (https://www.rfc-editor.org/rfc/rfc8288). */
export function linkHeader(copy: string, index: string): string {
  return `<${copy}>; rel="alternate"; type="text/markdown", <${index}>; rel="describedby"; type="text/plain"`;
}

/** The header for a requested address; `undefined` if it is not a page. */
export function linkHeaderOf(address: string, rules: readonly LinkRule[]): string | undefined {
  for (const { page, copy, index } of rules) {
    const found = new RegExp(`^${page}$`).exec(address);
    if (found)
      return copy === ''
        ? undefined
        : linkHeader(
            copy.replace('$1', () => found[1] ?? ''),
            index,
          );
  }
  return undefined;
}
