import path from 'node:path';
import type { Version } from '../config/settings.ts';
import { ASSET_EXTENSIONS } from '../content/source/asset-extensions.ts';
import { statIfExists } from '../util/files.ts';

/** The extension of a file that stands among the pages but is not published, as it is of another type; undefined for any other address. */
export function unpublishedType(address: string, versions: readonly Pick<Version, 'content' | 'path'>[]): string | undefined {
  const extension = path.posix.extname(address).slice(1);
  if (extension === '' || [...ASSET_EXTENSIONS, 'md', 'mdx'].includes(extension.toLowerCase())) return undefined;
  const inside = versions.filter((version) => address.startsWith(version.path));
  const isThere = inside.some((version) => statIfExists(path.join(version.content, address.slice(version.path.length)))?.isFile());
  return isThere ? extension : undefined;
}
