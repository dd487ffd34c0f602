import path from 'node:path';
import type { SidebarEntry } from '../config/sidebar-entry.ts';
import { sourcePath } from '../content/source/source-path.ts';
import type { FoundEntry } from './tool.ts';

/** The pages of a folder, to find what another tool's navigation names. */
export interface PageNames {
  /** Path of a page → the same; and its id, slug or other name, without slashes at its ends → path. */
  paths: ReadonlyMap<string, string>;
  /** What leads nowhere is added here. */
  missing: Set<string>;
}

/** The path of a page that is named by its file, address or id; undefined where there is none. */
export function pagePath(name: string, { paths }: Pick<PageNames, 'paths'>): string | undefined {
  const bare = name
    .replace(/[?#].*$/, '')
    .replace(/^(\.?\/)+/, '')
    .replace(/\.(mdx?|html)$/i, '')
    .replace(/\/+$/, '');
  return paths.get(bare) ?? paths.get(sourcePath(`${bare || 'index'}.md`).replace(/\/$/, ''));
}

export function resolveEntries(entries: readonly FoundEntry[], pages: PageNames): SidebarEntry[] {
  return entries.flatMap((entry) => resolveEntry(entry, pages));
}

function resolveEntry({ label, to, folder, items }: FoundEntry, pages: PageNames): SidebarEntry[] {
  if (items !== undefined) {
    const inner = resolveEntries(items, pages);
    if (inner.length === 0) return [];
    return label === undefined ? inner : [{ label, items: inner }];
  }
  if (folder !== undefined) return folderEntries(folder, pages);
  if (to === undefined) return [];
  if (/^https?:\/\//.test(to)) return URL.canParse(to) ? [label === undefined ? { path: to, label: to } : { path: to, label }] : [];
  const found = pagePath(to, pages);
  if (found === undefined) {
    pages.missing.add(to);
    return [];
  }
  return [label === undefined ? found : { path: found, label }];
}

/** The pages of a folder and of those inside it, each folder as a group. */
function folderEntries(folder: string, { paths }: PageNames): SidebarEntry[] {
  const begin = path.posix.join('/', folder, '/');
  const inside = [...new Set(paths.values())].filter((page) => page.startsWith(begin)).sort();
  const groups = new Map<string, SidebarEntry[]>();
  const top: SidebarEntry[] = [];
  for (const page of inside) {
    const [first = '', ...rest] = page.slice(begin.length).split('/').filter(Boolean);
    const isGrouped = rest.length > 0 || inside.some((other) => other !== page && other.startsWith(page));
    if (first === '' || !isGrouped) top.push(page);
    else {
      const known = groups.get(first);
      if (known) known.push(page);
      else {
        const items: SidebarEntry[] = [page];
        groups.set(first, items);
        top.push({ label: first.charAt(0).toUpperCase() + first.slice(1).replace(/[-_]+/g, ' '), items });
      }
    }
  }
  return top;
}
