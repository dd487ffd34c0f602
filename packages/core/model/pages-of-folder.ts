import path from 'node:path';
import type { FoundSite } from '../config/found-site.ts';
import { readPage } from '../content/markdown/read-page.ts';
import { pageOutline } from '../content/page-outline.ts';
import { findSources } from '../content/source/find-sources.ts';
import { pageKey, withAddresses } from '../content/source/page-addresses.ts';
import type { PlacedPage } from './folder-sidebar.ts';
import { linkTargets } from './link-targets.ts';
import { readFolders } from './navigation/folder-navigation.ts';
import type { FoundPages } from './whole-sidebars.ts';

export interface FolderOfPages {
  root: string;
  /** Folder of the pages, from the root. */
  content: string;
  /** Files of settings, from the root. One that is Markdown, such as `SUMMARY.md`, is not a page. */
  files: readonly string[];
  locales?: FoundSite['locales'];
}

/** Finds the pages of a folder as a build of it would. */
export async function pagesOfFolder({ root, content, files, locales = {} }: FolderOfPages): Promise<Required<FoundPages>> {
  const others = Object.entries(locales).filter(([name]) => name !== 'root');
  const outside = {
    others: others.flatMap(([, locale]) => (typeof locale.content === 'string' ? [path.join(root, locale.content)] : [])),
    otherSuffixes: others.flatMap(([, { suffix }]) => suffix ?? []),
  };
  const version = { id: 'main', label: 'main', content: path.join(root, content), path: '/', sidebars: undefined, pairs: {}, ...outside };
  const { sources, navigation } = await findSources(version, root);
  const read = sources
    .filter(({ relativePath }) => !files.includes(relativePath))
    .map((source) => {
      const text = readPage(source);
      return { source, ...pageOutline(source, typeof text === 'string' ? text : '', {}) };
    });
  const placed = withAddresses(read).map((source, at): PlacedPage => {
    const { title = '', frontmatter = {} } = read[at] ?? {};
    const { path: page, relativePath, folder } = source;
    const record = { title, path: page, relativePath, key: pageKey(page), frontmatter, headers: [] };
    return { record, place: relativePath.slice(folder.length) };
  });
  const records = new Map(placed.map(({ record }) => [record.path, record]));
  const folders = (await readFolders(navigation)).get(version.id) ?? new Map();
  const none = new Map();
  const links = linkTargets({ settings: { root, versions: [version] }, pages: none, records, assets: none, aliases: none });
  return { placed, folders, prefix: '/', links, missing: new Set() };
}
