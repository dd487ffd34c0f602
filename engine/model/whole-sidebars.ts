import type { SidebarEntry } from '../config/sidebar-entry.ts';
import type { FoundEntry } from '../init/tool.ts';
import { isExternal } from '../shared/address.ts';
import { folderSidebar, type PlacedPage } from './folder-sidebar.ts';
import type { LinkTargets } from './link-targets.ts';
import type { FolderNavigation } from './navigation/folder-navigation.ts';
import type { WholeNavigation } from './navigation/read-navigation.ts';

interface Pages {
  /** Of the version, in its content folder. */
  placed: readonly PlacedPage[];
  folders: ReadonlyMap<string, FolderNavigation>;
  /** Where the addresses of the version begin. */
  prefix: string;
  links: Pick<LinkTargets, 'page'>;
}

/** The sidebars that another tool's file gives. Pages that it does not list come last where they are the most, as it is out of date. */
export function wholeSidebars({ sidebars }: WholeNavigation, pages: Pages): Record<string, SidebarEntry[]> | undefined {
  const found = Object.entries(sidebars).flatMap(([name, entries]): [string, SidebarEntry[]][] => {
    const list = entries.flatMap((entry) => entryOf(entry, pages));
    return list.length === 0 ? [] : [[name, list]];
  });
  const [first] = found;
  if (!first) return undefined;
  const listed = new Set(found.flatMap(([, list]) => list.flatMap(pathsIn)));
  const rest = pages.placed.filter(({ record }) => !listed.has(record.path));
  if (rest.length > listed.size) first[1].push({ label: 'More pages', items: folderSidebar(rest, pages.folders) });
  return Object.fromEntries(found);
}

function entryOf({ label, to, folder, items }: FoundEntry, pages: Pages): SidebarEntry[] {
  if (items !== undefined) {
    const inner = items.flatMap((item) => entryOf(item, pages));
    if (inner.length === 0) return to === undefined ? [] : entryOf({ label, to }, pages);
    return label === undefined ? inner : [{ label, items: inner }];
  }
  if (folder !== undefined) return folderEntries(folder, pages);
  if (to === undefined) return [];
  if (isExternal(to)) return /^https?:/.test(to) && URL.canParse(to) ? [{ path: to, label: label ?? to }] : [];
  const path = pages.links.page(pages.prefix + to.replace(/[?#].*$/s, '').replace(/^(?:\.?\/)+/, ''));
  return path === undefined ? [] : [label === undefined ? path : { path, label }];
}

function folderEntries(folder: string, { placed, folders }: Pages): SidebarEntry[] {
  const begin = folder === '.' ? '' : `${folder.replace(/^(?:\.?\/)+|\/+$/g, '')}/`;
  const below = <Value>(entries: Iterable<readonly [string, Value]>) =>
    [...entries].flatMap(([place, value]): [string, Value][] => (place.startsWith(begin) ? [[place.slice(begin.length), value]] : []));
  const inside = below(placed.map(({ place, record }) => [place, record] as const)).map(([place, record]) => ({ place, record }));
  return folderSidebar(inside, new Map(below(folders)));
}

function pathsIn(entry: SidebarEntry): string[] {
  if (typeof entry === 'string') return [entry];
  return 'items' in entry ? entry.items.flatMap(pathsIn) : [entry.path];
}
