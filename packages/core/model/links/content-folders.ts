import type { Settings } from '../../config/settings.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import { displayPath } from '../../util/files.ts';

/** Folders of sources (see `folderInside`) and the address prefixes of their pages. */
export interface ContentFolder {
  folder: string;
  prefix: string;
}

/** A folder from the root of the site, empty or with a slash at its end. */
export function folderInside(root: string, folder: string): string {
  const shown = displayPath(root, folder);
  return shown === '.' ? '' : `${shown}/`;
}

/** The longest first. A translation includes the folder of the original, which has the untranslated pages. */
export function contentFolders({ versions, root }: Pick<Settings, 'root' | 'versions'>): ContentFolder[] {
  return versions
    .flatMap(({ content, path: prefix, translation }) =>
      [content, ...(translation ? [translation.original] : [])].map((folder) => ({ folder: folderInside(root, folder), prefix })),
    )
    .sort((a, b) => b.folder.length - a.folder.length);
}

/** Path of a source inside its content folder; `inside` is missing if it lies elsewhere. */
export function placeIn({ relativePath }: PageRecord, folders: readonly ContentFolder[]): { prefix: string; inside?: string } {
  const home = folders.find(({ folder }) => relativePath.startsWith(folder));
  return home ? { prefix: home.prefix, inside: relativePath.slice(home.folder.length) } : { prefix: '/' };
}
