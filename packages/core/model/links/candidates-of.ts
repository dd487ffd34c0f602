import path from 'node:path';
import { decodeAddress } from '../../shared/address.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import { type ContentFolder, placeIn } from './content-folders.ts';
import type { LinkIndex } from './link-index.ts';

/** Prefixes of other sites' addresses, such as `/docs/` in Docusaurus. */
const FOREIGN_BASE = /^(?:\/docs)+(?=\/|$)/;

/** The addresses that a link may mean, most likely first. */
export function candidatesOf(
  decoded: string,
  from: PageRecord,
  { folders, languagePath }: Pick<LinkIndex, 'folders' | 'languagePath'>,
): string[] {
  const { prefix, inside } = placeIn(from, folders);
  if (decoded.startsWith('/')) {
    const inLanguage = languagePath !== '/' && decoded.startsWith(languagePath) ? [decoded.slice(languagePath.length - 1)] : [];
    const below = prefix === '/' ? [] : [prefix + decoded.slice(1)];
    const bare = FOREIGN_BASE.test(decoded) ? [prefix + decoded.replace(FOREIGN_BASE, '').replace(/^\//, '')] : [];
    return [decoded, ...inLanguage, ...below, ...bare];
  }
  const besideSource = inside && path.posix.join(path.posix.dirname(inside), decoded);
  const source = besideSource === undefined || besideSource.startsWith('..') ? [] : [prefix + besideSource.replace(/^\.?\/?/, '')];
  // A link from a page to itself would have a fragment, so one without means the folder of the file.
  const besidePage = path.posix.join(from.path.slice(1).replace(/[^/]*$/, ''), decoded);
  const asBrowsers = `/${besidePage.replace(/^\.\/?/, '')}`;
  const browser = besidePage.startsWith('..') || asBrowsers === from.path ? [] : [asBrowsers];
  // Notes link to each other from the root of their folder.
  const fromRoot = decoded.startsWith('.') ? [] : [prefix + decoded];
  // Files next to the page's folder, as browsers resolve them.
  const above = source.length + browser.length === 0 && /\.\w+$/.test(decoded) ? [`/${decoded.replace(/^(?:\.\.?\/)+/, '')}`] : [];
  return /\.html?$/.test(decoded) ? [...source, ...browser] : [...browser, ...source, ...fromRoot, ...above];
}

/**
 * Returns the name in a link that consists only of a name, as between notes. If it has an extension, the compiler has prefixed it with
 * the folder of the source.
 */
export function bareName(decoded: string, from: PageRecord, folders: readonly ContentFolder[]): string {
  const { prefix, inside = from.relativePath } = placeIn(from, folders);
  const place = prefix + inside.replace(/[^/]*$/, '');
  const name = decoded.startsWith(place) ? decoded.slice(place.length) : decoded;
  return name.includes('/') ? '' : name;
}

/** Finds the id on a page that a fragment (with its `#`) means, because tools generate heading ids differently. */
export function anchorIn(ids: readonly string[] | undefined, fragment: string): string {
  if (fragment === '') return '';
  const anchor = decodeAddress(fragment) ?? fragment;
  if (!ids || ids.includes(anchor)) return `#${fragment}`;
  const meant = lettersOf(anchor);
  const id = meant === '' ? undefined : (ids.find((other) => lettersOf(other) === meant) ?? beginningWith(meant, ids));
  return `#${id === undefined ? fragment : encodeURIComponent(id)}`;
}

/** Finds the only id that begins with these words. The badge beside a heading, for example, may have become part of its id. */
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
