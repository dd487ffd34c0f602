import type { Settings } from '../../config/settings.ts';
import type { PageRecord } from '../../shared/page-record.ts';
import { displayPath } from '../../util/files.ts';

/** Where sources lie, see `folderInside`, and where the addresses of their pages begin. */
export interface ContentFolder {
  folder: string;
  prefix: string;
}

/** A folder from the root of the site, empty or with a slash at its end. */
export function folderInside(root: string, folder: string): string {
  const shown = displayPath(root, folder);
  return shown === '.' ? '' : `${shown}/`;
}

/** The longest first. A translation has that of the original too: pages that are not translated lie there. */
export function contentFolders({ versions, root }: Pick<Settings, 'root' | 'versions'>): ContentFolder[] {
  return versions
    .flatMap(({ content, path: prefix, translation }) =>
      [content, ...(translation ? [translation.original] : [])].map((folder) => ({ folder: folderInside(root, folder), prefix })),
    )
    .sort((a, b) => b.folder.length - a.folder.length);
}

/** The place of a source inside its content folder; `inside` is missing for one that lies elsewhere. */
export function placeIn({ relativePath }: PageRecord, folders: readonly ContentFolder[]): { prefix: string; inside?: string } {
  const home = folders.find(({ folder }) => relativePath.startsWith(folder));
  return home ? { prefix: home.prefix, inside: relativePath.slice(home.folder.length) } : { prefix: '/' };
}
