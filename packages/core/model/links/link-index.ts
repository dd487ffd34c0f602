import type { Settings } from '../../config/settings.ts';
import type { PageFacts } from '../../content/source/compiled-page.ts';
import { withoutOrderNumbers } from '../../content/source/source-path.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import { type ContentFolder, contentFolders, placeIn } from './content-folders.ts';

/** What links may lead to. Pages that are not compiled yet have a record, but no ids. */
export interface LinkPlaces {
  settings: Pick<Settings, 'root' | 'versions'> & Partial<Pick<Settings, 'locale' | 'locales'>>;
  pages: ReadonlyMap<string, PageFacts>;
  records: ReadonlyMap<string, PageRecord>;
  /** Addresses of files that are no pages. */
  assets: ReadonlyMap<string, unknown>;
  /** Earlier addresses, of which pages say themselves that they were theirs → page. */
  aliases: ReadonlyMap<string, string>;
}

export interface LinkIndex {
  /** Where the addresses of the language begin, below the base path: other tools have that in links. */
  languagePath: string;
  folders: readonly ContentFolder[];
  /** Place of a source file below its prefix, with and without its ending → page. */
  sources: Map<string, string>;
  /** What is left of an address without case, endings and numbers → pages. */
  loose: Map<string, Set<string>>;
  /** Files that are no pages, by their address in small letters. */
  files: Map<string, Set<string>>;
  /** Names of pages and files wherever they are: file name, title and other names → addresses. */
  names: Map<string, Set<string>>;
}

/** Reads from all pages and files what links may call them. */
export function linkIndex({ settings, records, assets }: LinkPlaces): LinkIndex {
  const folders = contentFolders(settings);
  const languagePath = settings.locales?.find(({ key }) => key === settings.locale)?.path ?? '/';
  const index: LinkIndex = { languagePath, folders, sources: new Map(), loose: new Map(), files: new Map(), names: new Map() };
  for (const record of records.values()) {
    const { path: address, relativePath, title, frontmatter } = record;
    const { prefix, inside = relativePath } = placeIn(record, folders);
    const source = prefix + inside;
    const bare = source.replace(/\.mdx?$/i, '');
    index.sources.set(source, address);
    if (!index.sources.has(bare)) index.sources.set(bare, address);
    const id = frontmatter.other?.id; // some tools name pages by it, from the root or from their folder
    const ids = typeof id === 'string' ? [prefix + id, source.replace(/[^/]*$/, id)] : [];
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

/** `/Guides/01-First steps/index.html` → `/guides/first-steps`. */
export function looseKey(address: string): string {
  return withoutOrderNumbers(address)
    .toLowerCase()
    .replace(/(?<=[^/])\.(?:mdx?|html?)$/, '')
    .replace(/\/$/, '')
    .replace(/(^|\/)(?:index|_index|readme)$/, '')
    .replace(/(?<=\/)_(?=[^/]+\/)/g, '') // folders of Jekyll
    .replace(/[\s+]+/g, '-');
}

/** The last part of an address, or a title, in small letters. */
export function nameKey(name: string): string {
  const last = name.replace(/\/$/, '');
  return last
    .slice(last.lastIndexOf('/') + 1)
    .replace(/\.mdx?$/i, '')
    .toLowerCase();
}
