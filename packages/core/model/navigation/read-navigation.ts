import { readFile } from 'node:fs/promises';
import type { FoundEntry } from '../../config/found-site.ts';
import type { NavigationFile } from '../../content/source/find-sources.ts';
import { type FolderNavigation, folderNavigation } from './folder-navigation.ts';

/** What files of other tools say of the order of pages. */
export interface SiteNavigation {
  /** Version → folder inside the content folder → what stands in it. */
  folders: ReadonlyMap<string, ReadonlyMap<string, FolderNavigation>>;
  /** Version → the navigation of all of its pages. */
  whole: ReadonlyMap<string, WholeNavigation>;
}

/** A navigation that stands in one file, such as `SUMMARY.md`. */
export interface WholeNavigation {
  /** From the root of the site. */
  file: string;
  /** By name. */
  sidebars: Readonly<Record<string, readonly FoundEntry[]>>;
}

/** Reads the files of single folders; of two in a folder the first that says anything counts. */
export async function readFolders(files: readonly NavigationFile[]): Promise<SiteNavigation['folders']> {
  const versions = new Map<string, Map<string, FolderNavigation>>();
  for (const { file, name, folder, version } of files) {
    const folders = versions.get(version) ?? new Map<string, FolderNavigation>();
    versions.set(version, folders);
    const found = folders.has(folder) ? undefined : await folderNavigation(name, await readFile(file, 'utf8').catch(() => ''));
    if (found) folders.set(folder, found);
  }
  return versions;
}
