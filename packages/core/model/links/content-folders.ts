import type { Settings } from '../../config/settings.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import { displayPath } from '../../util/files.ts';

/** Folders of sources (see `folderInside`) and the address prefixes of their pages. */
export interface ContentFolder {
  folder: string;
  prefix: string;
}

/** Path of a folder from the root of the site, with a trailing slash; empty for the root itself. */
export function folderInside(root: string, folder: string): string {
  const shown = displayPath(root, folder);
  return shown === '.' ? '' : `${shown}/`;
}

/** Content folders, longest first. A translation includes the folder of the original, where the untranslated pages are. */
export function contentFolders({ versions, root }: Pick<Settings, 'root' | 'versions'>): ContentFolder[] {
  return versions
    .flatMap(({ content, path: prefix, translation }) =>
      [content, ...(translation ? [translation.original] : [])].map((folder) => ({ folder: folderInside(root, folder), prefix })),
    )
    .sort((a, b) => b.folder.length - a.folder.length);
}

/** Locates a source in its content folder; `inside` is missing if it is in none. */
export function placeIn({ relativePath }: PageRecord, folders: readonly ContentFolder[]): { prefix: string; inside?: string } {
  const home = folders.find(({ folder }) => relativePath.startsWith(folder));
  return home ? { prefix: home.prefix, inside: relativePath.slice(home.folder.length) } : { prefix: '/' };
}
