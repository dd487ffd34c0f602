import type { SidebarEntry } from '../config/schema.ts';
import type { Version } from '../config/settings.ts';
import { isExternal } from '../shared/address.ts';
import type { PageRecord } from '../shared/page.ts';
import { isGroup, type Sidebar, type SidebarItem, type SidebarLink } from '../shared/sidebar.ts';

export interface NamedSidebar {
  id: string;
  /** Id of its version. */
  version: string;
  items: Sidebar;
  /** Its pages in the order of reading. */
  order: SidebarLink[];
  /** Path → labels of the groups above the page. */
  groups: Map<string, string[]>;
}

/** The sidebars of a version with the labels filled in; made from the folders where the settings give none. */
export function makeSidebars(version: Version, versions: readonly Version[], records: ReadonlyMap<string, PageRecord>): NamedSidebar[] {
  const entries = version.sidebars ?? { main: folderSidebar(version, versions, records) };
  return Object.entries(entries).map(([id, list]) => {
    const items = list.flatMap((entry) => item(entry, records));
    const order: SidebarLink[] = [];
    const groups = new Map<string, string[]>();
    const collect = (inside: SidebarItem[], above: string[]) => {
      for (const entry of inside) {
        if (isGroup(entry)) {
          collect(entry.items, [...above, entry.label]);
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

/** Entries of pages that do not exist are left out here; the check tells them. */
function item(entry: SidebarEntry, records: ReadonlyMap<string, PageRecord>): SidebarItem[] {
  if (typeof entry !== 'string' && 'items' in entry) {
    const items = entry.items.flatMap((inner) => item(inner, records));
    return items.length > 0 ? [{ label: entry.label, items }] : [];
  }
  const { path, label = undefined } = typeof entry === 'string' ? { path: entry } : entry;
  const record = records.get(path);
  if (!record && !isExternal(path)) return [];
  const own = record?.frontmatter.sidebar;
  if (own === false) return [];
  return [{ path, label: label ?? (typeof own === 'string' ? own : undefined) ?? record?.title ?? path }];
}

type FolderNode = {
  pages: PageRecord[];
  folders: Map<string, FolderNode>;
  /** The page at the address of the folder. */
  index?: PageRecord;
};

/** Pages by their folders, an index page first, folders under the title of their index page. */
function folderSidebar(version: Version, versions: readonly Version[], records: ReadonlyMap<string, PageRecord>): SidebarEntry[] {
  const root: FolderNode = { pages: [], folders: new Map() };
  // `/v1/x/` lies below `/` and belongs to another version.
  const inner = versions.map((other) => other.path).filter((path) => path !== version.path && path.startsWith(version.path));
  const places = [...records.values()].flatMap((record) => {
    if (!record.path.startsWith(version.path) || inner.some((path) => record.path.startsWith(path))) return [];
    const segments = record.path.slice(version.path.length).split('/').filter(Boolean);
    let node = root;
    for (const segment of segments.slice(0, -1)) node = child(node, segment);
    const last = segments.at(-1);
    if (last !== undefined && isFolderIndex(record)) child(node, last);
    return [{ record, node, last }];
  });
  // Now that all folders are known: `guide.md` is the first page of the folder `guide`.
  for (const { record, node, last } of places) {
    const folder = last === undefined ? root : node.folders.get(last);
    if (!folder) {
      node.pages.push(record);
      continue;
    }
    folder.pages.unshift(record);
    folder.index = record;
  }
  return entriesOf(root);
}

function isFolderIndex(record: PageRecord): boolean {
  return /(^|\/)(index|readme)\.mdx?$/i.test(record.relativePath);
}

function child(node: FolderNode, name: string): FolderNode {
  const found = node.folders.get(name) ?? { pages: [], folders: new Map() };
  node.folders.set(name, found);
  return found;
}

function entriesOf(node: FolderNode): SidebarEntry[] {
  const pages: SidebarEntry[] = node.pages.map((page) => page.path);
  const folders = [...node.folders].map(([name, inner]): SidebarEntry => {
    const only = inner.pages.length === 1 && inner.folders.size === 0 ? inner.pages[0] : undefined;
    if (only) return only.path;
    return { label: inner.index?.title ?? readable(name), items: entriesOf(inner) };
  });
  return [...pages, ...folders];
}

function readable(name: string): string {
  const words = name.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
