import { decodeAddress } from '../../shared/address.ts';

/** The fragment of a link with its `#`, as the id of a page that it means: tools differ in how they make ids of headings. */
export function anchorIn(ids: readonly string[] | undefined, fragment: string): string {
  if (fragment === '') return '';
  const anchor = decodeAddress(fragment) ?? fragment;
  if (!ids || ids.includes(anchor)) return `#${fragment}`;
  const meant = lettersOf(anchor);
  const id = meant === '' ? undefined : (ids.find((other) => lettersOf(other) === meant) ?? beginningWith(meant, ids));
  return `#${id === undefined ? fragment : encodeURIComponent(id)}`;
}

/** The only id with more words than were asked for: what stands beside a heading, such as a badge, may have become part of it. */
function beginningWith(meant: string, ids: readonly string[]): string | undefined {
  const begins = (id: string) => id.split('-').some((_, at, words) => lettersOf(words.slice(0, at + 1).join('')) === meant);
  const found = ids.filter(begins);
  return found.length === 1 ? found[0] : undefined;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
