import type { Settings, Version } from '../config/settings.ts';
import type { SidebarEntry } from '../config/sidebar-entry.ts';
import { readableName, withoutOrderNumbers } from '../content/source/source-path.ts';
import { isExternal } from '../shared/address.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { plainWords } from '../shared/plain-words.ts';
import { firstPath, isGroup, type Sidebar, type SidebarItem, type SidebarLink } from '../shared/sidebar.ts';
import { folderSidebar, type PlacedPage } from './folder-sidebar.ts';
import type { LinkTargets } from './link-targets.ts';
import { folderInside } from './links/content-folders.ts';
import type { SiteNavigation } from './navigation/folder-navigation.ts';
import { wholeSidebars } from './whole-sidebars.ts';

export interface NamedSidebar {
  id: string;
  /** Id of its version. */
  version: string;
  items: Sidebar;
  /** Its pages in reading order. */
  order: SidebarLink[];
  /** Path → the groups above the page, each represented by its first page. */
  groups: Map<string, SidebarLink[]>;
}

export interface SidebarContext {
  settings: Pick<Settings, 'versions' | 'root'>;
  records: ReadonlyMap<string, PageRecord>;
  navigation: SiteNavigation;
  links: Pick<LinkTargets, 'page'>;
}

/** Makes the sidebars of a version and fills in labels. If the settings have none, they are made from the folders. */
export function makeSidebars(version: Version, context: SidebarContext): NamedSidebar[] {
  const { records } = context;
  const entries = version.sidebars ?? foundSidebars(version, context);
  return Object.entries(entries).map(([id, list]) => {
    const items = list.flatMap((entry) => withFolders(entry, version, context)).flatMap((entry) => item(entry, records));
    const order: SidebarLink[] = [];
    const groups = new Map<string, SidebarLink[]>();
    const collect = (inside: SidebarItem[], above: SidebarLink[]) => {
      for (const entry of inside) {
        if (isGroup(entry)) {
          collect(entry.items, [...above, { label: entry.label, path: firstPath(entry) }]);
        } else if (!isExternal(entry.path)) {
          order.push(entry);
          if (!groups.has(entry.path)) groups.set(entry.path, above);
        }
      }
    };
    collect(items, []);
    return { id: `${version.id}-${id}`, version: version.id, items, order, groups };
  });
}

/** Replaces `{ folder: 'guides/' }` with the group that a sidebar made from folders would have for that folder. */
function withFolders(entry: SidebarEntry, version: Version, context: SidebarContext): SidebarEntry[] {
  if (typeof entry === 'string') return [entry];
  if ('items' in entry) return [{ ...entry, items: entry.items.flatMap((inner) => withFolders(inner, version, context)) }];
  if (!('folder' in entry)) return [entry];
  const { folder, ...given } = entry;
  const wanted = `${folder.replace(/^\.?\/|\/$/g, '')}/`;
  const placed = placedPages(version, context.settings, context.records).filter(
    ({ place }) => place.startsWith(wanted) || withoutOrderNumbers(place).startsWith(wanted),
  );
  let entries = folderSidebar(placed, context.navigation.folders.get(version.id) ?? new Map());
  for (let depth = wanted.split('/').length - 2; depth > 0; depth--)
    entries = entries.flatMap((one) => (typeof one !== 'string' && 'items' in one ? one.items : [one]));
  const [group] = entries;
  if (group === undefined) return [];
  const isOne = entries.length === 1 && typeof group !== 'string' && 'items' in group;
  const own = isOne ? group : { label: readableName(wanted.split('/').at(-2) ?? ''), items: entries };
  return [{ ...own, ...given }];
}

/** Leaves out entries of missing pages; a check reports them. */
function item(entry: SidebarEntry, records: ReadonlyMap<string, PageRecord>): SidebarItem[] {
  if (typeof entry !== 'string' && 'folder' in entry) return []; // `withFolders` has replaced it
  const { badge, section }: { badge?: string; section?: string } = typeof entry === 'string' ? {} : entry;
  const words = { ...(badge === undefined ? {} : { badge }), ...(section === undefined ? {} : { section }) };
  if (typeof entry !== 'string' && 'items' in entry) {
    const items = entry.items.flatMap((inner) => item(inner, records));
    return items.length > 0 ? [{ label: entry.label, items, ...words, ...(entry.collapsed === false ? { open: true } : {}) }] : [];
  }
  const { path, label = undefined } = typeof entry === 'string' ? { path: entry } : entry;
  const record = records.get(path);
  if (!record && !isExternal(path)) return [];
  const { sidebar: own, sidebar_badge: mark } = record?.frontmatter ?? {};
  if (own === false || record?.frontmatter.unlisted) return [];
  const beside = badge === undefined && typeof mark === 'string' ? { badge: mark } : {};
  return [{ path, label: label ?? (typeof own === 'string' ? plainWords(own) : undefined) ?? record?.title ?? path, ...beside, ...words }];
}

/** Makes sidebars from other tools' navigation files, or else from the folders. */
function foundSidebars(version: Version, { settings, records, navigation, links }: SidebarContext): Record<string, SidebarEntry[]> {
  const placed = placedPages(version, settings, records);
  const folders = navigation.folders.get(version.id) ?? new Map();
  const whole = navigation.whole.get(version.id);
  return (whole && wholeSidebars(whole, { placed, folders, prefix: version.path, links })) ?? { main: folderSidebar(placed, folders) };
}

/** The pages of a version by path in the content folder; pages from outside of it by address. */
function placedPages(
  version: Version,
  { versions, root }: SidebarContext['settings'],
  records: ReadonlyMap<string, PageRecord>,
): PlacedPage[] {
  const folders = [version.content, ...(version.translation ? [version.translation.original] : [])].map((one) => folderInside(root, one));
  // `/v1/x/` is below `/` but belongs to another version.
  const inner = versions.map((other) => other.path).filter((path) => path !== version.path && path.startsWith(version.path));
  return [...records.values()].flatMap((record) => {
    const { path, relativePath } = record;
    if (!path.startsWith(version.path) || inner.some((other) => path.startsWith(other))) return [];
    if (record.place !== undefined) return [{ record, place: record.place }];
    const folder = folders.find((one) => relativePath.startsWith(one));
    const place = folder === undefined ? path.slice(version.path.length).replace(/\/$/, '') : relativePath.slice(folder.length);
    return [{ record, place: place || 'index' }];
  });
}
