import type { Settings } from '../../config/settings.ts';
import type { PageFacts } from '../../content/source/compiled-page.ts';
import { withoutOrderNumbers } from '../../content/source/source-path.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import { type ContentFolder, contentFolders, placeIn } from './content-folders.ts';

/** Possible targets of links. Pages that are not compiled yet have a record, but no ids. */
export interface LinkPlaces {
  settings: Pick<Settings, 'root' | 'versions'> & Partial<Pick<Settings, 'locale' | 'locales'>>;
  pages: ReadonlyMap<string, PageFacts>;
  records: ReadonlyMap<string, PageRecord>;
  /** Addresses of files other than pages. */
  assets: ReadonlyMap<string, unknown>;
  /** Earlier addresses declared by pages → page. */
  aliases: ReadonlyMap<string, string>;
}

export interface LinkIndex {
  /** Address prefix of the language below the base path. Links of other tools contain it. */
  languagePath: string;
  folders: readonly ContentFolder[];
  /** Path of a source file below its prefix, with and without extension → page. */
  sources: Map<string, string>;
  /** Address without case, extensions and numbers → pages. */
  loose: Map<string, Set<string>>;
  /** Files other than pages, by lower-case address. */
  files: Map<string, Set<string>>;
  /** File names, titles and other names of pages and files → addresses. */
  names: Map<string, Set<string>>;
}

/** Collects all names that links may use for pages and files. */
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
    const id = frontmatter.other?.id; // some tools identify pages by `id`, relative to the root or to their folder
    const ids = typeof id === 'string' ? [prefix + id, source.replace(/[^/]*$/, id)] : [];
    for (const key of new Set([address, source, ...ids].map(looseKey))) add(index.loose, key, address);
    for (const name of [bare.slice(bare.lastIndexOf('/') + 1), title, ...(frontmatter.aliases ?? [])])
      add(index.names, nameKey(name), address);
  }
  index.names.delete(''); // a title may consist of symbols only
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
    .replace(/(?<=\/)_(?=[^/]+\/)/g, '') // Jekyll folders
    .replace(/[\s+]+/g, '-');
}

/** Last part of an address, or a title, in lower case. */
export function nameKey(name: string): string {
  const last = name.replace(/\/$/, '');
  return last
    .slice(last.lastIndexOf('/') + 1)
    .replace(/\.mdx?$/i, '')
    .toLowerCase();
}
