import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { withoutNumbers } from '../content/source/source-path.ts';
import { canonicalPath, decodeAddress, isExternal } from '../shared/address.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { displayPath } from '../util/display-path.ts';

/** What links may lead to. Pages that are not compiled yet have a record, but no ids. */
export interface LinkPlaces {
  settings: Pick<Settings, 'root' | 'versions'>;
  pages: ReadonlyMap<string, PageFacts>;
  records: ReadonlyMap<string, PageRecord>;
  /** Addresses of files that are no pages. */
  assets: ReadonlyMap<string, unknown>;
  /** Earlier addresses, of which pages say themselves that they were theirs → page. */
  aliases: ReadonlyMap<string, string>;
}

/** Finds what a link means that is not written as an address of this site. */
export interface LinkTargets {
  /** Links and files of a page that lead elsewhere than they say: as written (in `PageFacts`) → address from the root of the docs. */
  of: (page: Pick<PageFacts, 'record' | 'links' | 'files'>) => ReadonlyMap<string, string>;
  /** The same for one of them; `undefined` where it is right as it is, or leads nowhere. */
  find: (href: string, from: PageRecord) => string | undefined;
  /** The page that an address from the root of the docs means, which may be the place of a source file. */
  page: (address: string) => string | undefined;
}

/** Written in front of the addresses of a site that has its pages elsewhere, such as that of Docusaurus. */
const FOREIGN_BASE = /^\/docs(?=\/|$)/;

/**
 * Tools differ in what a link is relative to (the source file, or the address of its page), in endings, in letter case and in the
 * anchors of headings. What can only mean one page leads to that page. The maps are made when the first link needs them.
 */
export function linkTargets(places: LinkPlaces): LinkTargets {
  const { pages, records, assets, aliases } = places;
  const known = new WeakMap<object, ReadonlyMap<string, string>>();
  let index: LinkIndex | undefined;

  function isPlainlyRight(href: string, from: string): boolean {
    const hash = href.indexOf('#');
    const target = hash < 0 ? href : href.slice(0, hash) || from;
    if (!records.has(target)) return hash < 0 && assets.has(target);
    return hash < 0 || (pages.get(target)?.ids.includes(href.slice(hash + 1)) ?? true);
  }

  /** A page or file at exactly this place: its address, a source file, or an earlier address. */
  function exact(address: string, map: LinkIndex): string | undefined {
    if (records.has(address)) return address;
    const canonical = canonicalPath(address);
    return map.sources.get(address) ?? (records.has(canonical) ? canonical : (aliases.get(canonical) ?? fileAt(address)));
  }

  function fileAt(address: string): string | undefined {
    if (assets.has(address)) return address;
    const served = address.replace(/^(.*?\/)(?:public|static)\//, '$1');
    return served !== address && assets.has(served) ? served : undefined;
  }

  function loose(address: string, map: LinkIndex): string | undefined {
    return only(map.loose.get(looseKey(address))) ?? only(map.files.get(address.toLowerCase()));
  }

  function find(href: string, from: PageRecord): string | undefined {
    if (isExternal(href) || isPlainlyRight(href, from.path)) return undefined;
    const [, written = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
    const decoded = decodeAddress(written);
    if (decoded === undefined) return undefined;
    let target: string | undefined = from.path;
    if (decoded !== '') {
      index ??= indexOf(places);
      const map = index;
      const candidates = candidatesOf(decoded, from, map);
      target =
        first(candidates, (address) => exact(address, map)) ??
        first(candidates, (address) => loose(address, map)) ??
        only(map.names.get(bareName(decoded, from, map)));
    }
    if (target === undefined) return undefined;
    const found = encodeURI(target).replace(/[?#]/g, encodeURIComponent) + query + anchorIn(pages.get(target)?.ids, fragment);
    return found === href || (decoded === '' && found === from.path + href) ? undefined : found;
  }

  return {
    find,
    page: (address) => {
      index ??= indexOf(places);
      const found = exact(address, index) ?? loose(address, index);
      return found !== undefined && records.has(found) ? found : undefined;
    },
    of: (page) => {
      const before = known.get(page.links);
      if (before) return before;
      const made = new Map<string, string>();
      for (const { href } of [...page.links, ...page.files]) {
        const target = made.has(href) ? undefined : find(href, page.record);
        if (target !== undefined) made.set(href, target);
      }
      known.set(page.links, made);
      return made;
    },
  };
}

/** Whether a page has an id that means the fragment: tools differ in how they make ids of headings. */
function anchorIn(ids: readonly string[] | undefined, fragment: string): string {
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

/** The addresses that a link may stand for, the likeliest first. */
function candidatesOf(decoded: string, from: PageRecord, { folders }: LinkIndex): string[] {
  const home = folders.find(({ folder }) => from.relativePath.startsWith(folder));
  const prefix = home?.prefix ?? '/';
  if (decoded.startsWith('/')) {
    const inside = prefix === '/' ? [] : [prefix + decoded.slice(1)];
    const bare = FOREIGN_BASE.test(decoded) ? [prefix + decoded.replace(FOREIGN_BASE, '').replace(/^\//, '')] : [];
    return [decoded, ...inside, ...bare];
  }
  const besideSource = home && path.posix.join(path.posix.dirname(from.relativePath.slice(home.folder.length)), decoded);
  const source = besideSource === undefined || besideSource.startsWith('..') ? [] : [prefix + besideSource.replace(/^\.?\/?/, '')];
  // A link of one page to itself has a fragment: this one is meant for the folder of the file.
  const besidePage = path.posix.join(from.path.slice(1).replace(/[^/]*$/, ''), decoded);
  const asBrowsers = `/${besidePage.replace(/^\.\/?/, '')}`;
  const browser = besidePage.startsWith('..') || asBrowsers === from.path ? [] : [asBrowsers];
  // Notes name others from the root of their folder.
  const fromRoot = decoded.startsWith('.') ? [] : [prefix + decoded];
  return /\.html?$/.test(decoded) ? [...source, ...browser] : [...browser, ...source, ...fromRoot];
}

/** A link of nothing but a name, as between notes: the compiler has put the folder of the source in front of one with an ending. */
function bareName(decoded: string, from: PageRecord, { folders }: LinkIndex): string {
  const home = folders.find(({ folder }) => from.relativePath.startsWith(folder));
  const place = (home?.prefix ?? '/') + from.relativePath.slice(home?.folder.length ?? 0).replace(/[^/]*$/, '');
  const name = decoded.startsWith(place) ? decoded.slice(place.length) : decoded;
  return name.includes('/') ? '' : nameKey(name);
}

interface LinkIndex {
  /** Content folders from the root of the site, the longest first. */
  folders: { folder: string; prefix: string }[];
  /** Place of a source file below its prefix, with and without its ending → page. */
  sources: Map<string, string>;
  /** What is left of an address without case, endings and numbers → pages. */
  loose: Map<string, Set<string>>;
  /** Files that are no pages, by their address in small letters. */
  files: Map<string, Set<string>>;
  /** Names of pages and files wherever they are: file name, title and other names → addresses. */
  names: Map<string, Set<string>>;
}

function indexOf({ settings, records, assets }: LinkPlaces): LinkIndex {
  const folders = settings.versions
    .map(({ content, path: prefix }) => {
      const shown = displayPath(settings.root, content);
      return { folder: shown === '.' ? '' : `${shown}/`, prefix };
    })
    .sort((a, b) => b.folder.length - a.folder.length);
  const index: LinkIndex = { folders, sources: new Map(), loose: new Map(), files: new Map(), names: new Map() };
  for (const { path: address, relativePath, title, frontmatter } of records.values()) {
    const home = folders.find(({ folder }) => relativePath.startsWith(folder));
    const source = (home?.prefix ?? '/') + relativePath.slice(home?.folder.length ?? 0);
    const bare = source.replace(/\.mdx?$/i, '');
    index.sources.set(source, address);
    if (!index.sources.has(bare)) index.sources.set(bare, address);
    const id = frontmatter.other?.id; // some tools name pages by it, from the root or from their folder
    const ids = typeof id === 'string' ? [`${home?.prefix ?? '/'}${id}`, source.replace(/[^/]*$/, id)] : [];
    for (const key of new Set([address, source, ...ids].map(looseKey))) add(index.loose, key, address);
    for (const name of [bare.slice(bare.lastIndexOf('/') + 1), title, ...(frontmatter.aliases ?? [])])
      add(index.names, nameKey(name), address);
  }
  index.names.delete(''); // a title may be nothing but signs
  for (const address of assets.keys()) {
    add(index.files, address.toLowerCase(), address);
    add(index.names, nameKey(address), address);
  }
  return index;
}

function add(map: Map<string, Set<string>>, key: string, address: string): void {
  const known = map.get(key);
  if (known) known.add(address);
  else map.set(key, new Set([address]));
}

function only(found: ReadonlySet<string> | undefined): string | undefined {
  return found?.size === 1 ? [...found][0] : undefined;
}

function first(candidates: readonly string[], look: (address: string) => string | undefined): string | undefined {
  for (const address of candidates) {
    const found = look(address);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `/Guides/01-First steps/index.html` → `/guides/first-steps`. */
function looseKey(address: string): string {
  return withoutNumbers(address)
    .toLowerCase()
    .replace(/(?<=[^/])\.(?:mdx?|html?)$/, '')
    .replace(/\/$/, '')
    .replace(/(^|\/)(?:index|_index|readme)$/, '')
    .replace(/[\s+]+/g, '-');
}

/** The last part of an address, or a title, in small letters. */
function nameKey(name: string): string {
  const last = name.replace(/\/$/, '');
  return last
    .slice(last.lastIndexOf('/') + 1)
    .replace(/\.mdx?$/i, '')
    .toLowerCase();
}
