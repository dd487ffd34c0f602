import type { SidebarEntry } from '../config/sidebar-entry.ts';
import { numberOf, readableName, withoutOrderNumbers } from '../content/source/source-path.ts';
import type { PageRecord } from '../shared/page-record.ts';
import type { FolderNavigation } from './navigation/folder-navigation.ts';

/** A page, with the path of its source inside the content folder: `guides/01-first.md`. */
export interface PlacedPage {
  record: PageRecord;
  place: string;
}

interface FolderNode {
  /** Path inside the content folder, with a trailing slash; empty for the content folder itself. */
  folder: string;
  pages: { record: PageRecord; name: string }[];
  folders: Map<string, FolderNode>;
  /** The index page of the folder. */
  index?: PageRecord;
}

interface Child {
  /** Name of the file or folder without extension. */
  name: string;
  order: number | undefined;
  entries: SidebarEntry[];
}

const INDEX = /^(?:_?index|readme)$/i;
/** Name of the not-found page in other tools. */
const NOT_FOUND = '404';
/** Folders of posts, which come after the documentation. */
const POSTS = /^(?:blog|news|posts)$/i;
const NAMES = new Intl.Collator('en', { numeric: true });

/**
 * Makes the sidebar of a folder of pages. The index page comes first; the rest are ordered by the folder's navigation file, then by the
 * `order` fields of pages, then by numbers in names, then by name. A folder has the title of its index page.
 */
export function folderSidebar(pages: readonly PlacedPage[], navigation: ReadonlyMap<string, FolderNavigation>): SidebarEntry[] {
  const root: FolderNode = { folder: '', pages: [], folders: new Map() };
  const waiting: { record: PageRecord; node: FolderNode; name: string }[] = [];
  for (const { record, place } of pages) {
    const parts = place.replace(/\.mdx?$/i, '').split('/');
    const name = parts.at(-1) ?? '';
    if (name === NOT_FOUND) continue;
    let node = root;
    for (const part of parts.slice(0, -1)) node = child(node, part);
    if (record.path === '/' && !root.index) root.index = record;
    else if (INDEX.test(name) && !node.index) node.index = record;
    else waiting.push({ record, node, name });
  }
  // All folders must be known for this: `guide.md` is the first page of the folder `guide`.
  for (const { record, node, name } of waiting) {
    const folder = node.folders.get(name);
    if (folder && !folder.index) folder.index = record;
    else node.pages.push({ record, name });
  }
  return entriesOf(root, navigation);
}

function child(node: FolderNode, name: string): FolderNode {
  const found = node.folders.get(name) ?? { folder: `${node.folder}${name}/`, pages: [], folders: new Map() };
  node.folders.set(name, found);
  return found;
}

function entriesOf(node: FolderNode, navigation: ReadonlyMap<string, FolderNavigation>): SidebarEntry[] {
  const children: Child[] = [
    ...node.pages.map(({ record, name }) => ({ name, order: record.frontmatter.order ?? numberOf(name), entries: [record.path] })),
    ...[...node.folders].map(([name, inner]): Child => {
      const own = navigation.get(inner.folder);
      const entries = own?.hidden ? [] : [groupOf(name, inner, navigation)];
      return { name, order: own?.order ?? inner.index?.frontmatter.order ?? numberOf(name), entries };
    }),
  ];
  const isFolder = (one: Child) => (node.folders.has(one.name) ? 1 + Number(POSTS.test(one.name)) : 0);
  children.sort(
    (a, b) =>
      (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
      isFolder(a) - isFolder(b) ||
      NAMES.compare(a.name, b.name),
  );
  const index: Child[] = node.index ? [{ name: 'index', order: undefined, entries: [node.index.path] }] : [];
  return inGivenOrder([...index, ...children], navigation.get(node.folder)).flatMap(({ entries }) => entries);
}

function groupOf(name: string, node: FolderNode, navigation: ReadonlyMap<string, FolderNavigation>): SidebarEntry {
  const only =
    node.pages.length + (node.index ? 1 : 0) === 1 && node.folders.size === 0 ? (node.index ?? node.pages[0]?.record) : undefined;
  if (only && navigation.get(node.folder)?.label === undefined) return only.path;
  const own = node.index?.frontmatter.sidebar;
  const label = navigation.get(node.folder)?.label ?? (typeof own === 'string' ? own : node.index?.title);
  return { label: label ?? readableName(withoutOrderNumbers(name)), items: entriesOf(node, navigation) };
}

/** Puts named entries in their order and with their labels; all others go where `...` is, or to the end. */
function inGivenOrder(children: readonly Child[], navigation: FolderNavigation | undefined): Child[] {
  if (!navigation || navigation.entries.length === 0) return [...children];
  const left = new Set(children);
  const named = navigation.entries.map(({ name, label, hidden }): Child[] => {
    const bare = name.replace(/\/$/, '').replace(/\.mdx?$/i, '');
    const found = [...left].find((one) => one.name === bare || withoutOrderNumbers(one.name) === bare);
    if (!found) return [];
    left.delete(found);
    return hidden ? [] : [label === undefined ? found : { ...found, entries: found.entries.map((entry) => labelled(entry, label)) }];
  });
  const at = navigation.entries.findIndex(({ name }) => name === '...');
  const before = named.slice(0, at < 0 ? named.length : at).flat();
  return [...before, ...left, ...(at < 0 ? [] : named.slice(at).flat())];
}

function labelled(entry: SidebarEntry, label: string): SidebarEntry {
  if (typeof entry === 'string') return { path: entry, label };
  return { ...entry, label };
}
