import path from 'node:path';
import type { PageRecord } from '../../shared/page-record.ts';
import { type ContentFolder, placeIn } from './content-folders.ts';
import type { LinkIndex } from './link-index.ts';

/** Written in front of the addresses of a site that has its pages elsewhere, such as that of Docusaurus. */
const FOREIGN_BASE = /^\/docs(?=\/|$)/;

/** The addresses that a link may stand for, the likeliest first. */
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
  // A link of one page to itself has a fragment: this one is meant for the folder of the file.
  const besidePage = path.posix.join(from.path.slice(1).replace(/[^/]*$/, ''), decoded);
  const asBrowsers = `/${besidePage.replace(/^\.\/?/, '')}`;
  const browser = besidePage.startsWith('..') || asBrowsers === from.path ? [] : [asBrowsers];
  // Notes name others from the root of their folder.
  const fromRoot = decoded.startsWith('.') ? [] : [prefix + decoded];
  // Files beside the folder of the pages, as browsers find them.
  const above = source.length + browser.length === 0 && /\.\w+$/.test(decoded) ? [`/${decoded.replace(/^(?:\.\.?\/)+/, '')}`] : [];
  return /\.html?$/.test(decoded) ? [...source, ...browser] : [...browser, ...source, ...fromRoot, ...above];
}

/** A link of nothing but a name, as between notes: the compiler has put the folder of the source in front of one with an ending. */
export function bareName(decoded: string, from: PageRecord, folders: readonly ContentFolder[]): string {
  const { prefix, inside = from.relativePath } = placeIn(from, folders);
  const place = prefix + inside.replace(/[^/]*$/, '');
  const name = decoded.startsWith(place) ? decoded.slice(place.length) : decoded;
  return name.includes('/') ? '' : name;
}
