import path from 'node:path';
import type { Version } from '../config/settings.ts';
import { ASSET_EXTENSIONS } from '../content/source/published-files.ts';
import type { SiteModel } from '../model/site-model.ts';
import { decodeAddress, isExternal, wikiName } from '../shared/address.ts';
import { statIfExists } from '../util/files.ts';
import { definePageCheck } from './define-check.ts';
import { nearestPath } from './nearest-path.ts';

/** Reports missing images, videos and thumbnails. */
export const checkFiles = definePageCheck(
  { 'file-missing': ['mistake', 'A page shows an image or another file that does not exist.'] },
  ({ settings, assets, links }: SiteModel) => {
    const nearestFile = nearestPath(assets.keys());
    return (page, reportAt) => {
      for (const { href: written, line, column } of page.files) {
        const href = links.of(page).get(written) ?? wikiName(written) ?? written;
        if (isExternal(href)) continue;
        const base = `http://docs${page.record.path}`;
        const path = URL.canParse(href, base) ? decodeAddress(new URL(href, base).pathname) : undefined;
        if (path !== undefined && (assets.has(path) || Object.hasOwn(settings.files, path))) continue;
        const report = reportAt({ file: page.record.relativePath, line, column });
        const file = path ?? href;
        const type = unpublishedType(file, settings.versions);
        const close = nearestFile(file);
        if (type === undefined) {
          const help = close ? `Did you mean ${close}?` : 'Correct the path, or add the file to the content folder.';
          report('file-missing', `The site has no file ${file}.`, help);
        } else
          report(
            'file-missing',
            `The file ${file} is not published: files of type .${type} are not.`,
            `Use one of the types that are published: ${ASSET_EXTENSIONS.join(', ')}.`,
          );
      }
    };
  },
);

/** The extension of a file in a content folder whose type isn't published; undefined for any other address. */
export function unpublishedType(address: string, versions: readonly Pick<Version, 'content' | 'path'>[]): string | undefined {
  const extension = path.posix.extname(address).slice(1);
  if (extension === '' || [...ASSET_EXTENSIONS, 'md', 'mdx'].includes(extension.toLowerCase())) return undefined;
  const inside = versions.filter((version) => address.startsWith(version.path));
  const isThere = inside.some((version) => statIfExists(path.join(version.content, address.slice(version.path.length)))?.isFile());
  return isThere ? extension : undefined;
}
