import type { FoundEntry } from '../config/found-site.ts';
import type { SidebarEntry } from '../config/sidebar-entry.ts';
import { isExternal } from '../shared/address.ts';
import { folderSidebar, type PlacedPage } from './folder-sidebar.ts';
import type { LinkTargets } from './link-targets.ts';
import type { FolderNavigation, WholeNavigation } from './navigation/folder-navigation.ts';

export interface FoundPages {
  /** The pages of the version, by path in its content folder. */
  placed: readonly PlacedPage[];
  folders: ReadonlyMap<string, FolderNavigation>;
  /** Address prefix of the version. */
  prefix: string;
  links: Pick<LinkTargets, 'page'>;
  /** Collects names that lead nowhere. */
  missing?: Set<string>;
}

/** Makes the sidebars from another tool's file. If it leaves out most pages, it is out of date, and they are added at the end. */
export function wholeSidebars({ sidebars }: WholeNavigation, pages: FoundPages): Record<string, SidebarEntry[]> | undefined {
  const found = Object.entries(sidebars).flatMap(([name, entries]): [string, SidebarEntry[]][] => {
    const list = sidebarEntries(entries, pages);
    return list.length === 0 ? [] : [[name, list]];
  });
  const [first] = found;
  if (!first) return undefined;
  const listed = new Set(found.flatMap(([, list]) => list.flatMap(pathsIn)));
  const rest = pages.placed.filter(({ record }) => !listed.has(record.path));
  if (rest.length > listed.size) first[1].push({ label: 'More pages', items: folderSidebar(rest, pages.folders) });
  return Object.fromEntries(found);
}

/** Converts another tool's navigation to sidebar entries. */
export function sidebarEntries(entries: readonly FoundEntry[], pages: FoundPages): SidebarEntry[] {
  return entries.flatMap((entry) => entryOf(entry, pages));
}

function entryOf({ label, to, folder, items }: FoundEntry, pages: FoundPages): SidebarEntry[] {
  if (items !== undefined) {
    const inner = sidebarEntries(items, pages);
    if (inner.length === 0) return to === undefined ? [] : entryOf({ label, to }, pages);
    return label === undefined ? inner : [{ label, items: inner }];
  }
  if (folder !== undefined) return folderEntries(folder, pages);
  if (to === undefined) return [];
  if (isExternal(to)) return /^https?:/.test(to) && URL.canParse(to) ? [{ path: to, label: label ?? to }] : [];
  const path = foundPage(to, pages);
  if (path === undefined) pages.missing?.add(to);
  return path === undefined ? [] : [label === undefined ? path : { path, label }];
}

/** Finds the page that another tool's settings refer to by file, address or id. */
export function foundPage(name: string, { links, prefix }: FoundPages): string | undefined {
  return links.page(prefix + name.replace(/[?#].*$/s, '').replace(/^(?:\.?\/)+/, ''));
}

function folderEntries(folder: string, { placed, folders }: FoundPages): SidebarEntry[] {
  const begin = folder === '.' ? '' : `${folder.replace(/^(?:\.?\/)+|\/+$/g, '')}/`;
  const below = <Value>(entries: Iterable<readonly [string, Value]>) =>
    [...entries].flatMap(([place, value]): [string, Value][] => (place.startsWith(begin) ? [[place.slice(begin.length), value]] : []));
  const inside = below(placed.map(({ place, record }) => [place, record] as const)).map(([place, record]) => ({ place, record }));
  return folderSidebar(inside, new Map(below(folders)));
}

/** Paths of the pages in an entry. */
export function pathsIn(entry: SidebarEntry): string[] {
  if (typeof entry === 'string') return [entry];
  if ('items' in entry) return entry.items.flatMap(pathsIn);
  return 'path' in entry ? [entry.path] : [];
}
