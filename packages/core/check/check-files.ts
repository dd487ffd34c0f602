import path from 'node:path';
import type { Version } from '../config/settings.ts';
import { ASSET_EXTENSIONS } from '../content/source/published-files.ts';
import type { SiteModel } from '../model/site-model.ts';
import { decodeAddress, isExternal, wikiName } from '../shared/address.ts';
import { isAllowed } from '../util/allowed-origin.ts';
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

/** Reports images, videos and frames from other hosts that the site's content security policy blocks. */
export const checkOutside = definePageCheck(
  {
    'outside-blocked': [
      'mistake',
      'A page shows an image, video or frame from another host, which the security policy of the site blocks.',
    ],
  },
  ({ settings: { allow } }: SiteModel) =>
    ({ record, files, frames }, reportAt) => {
      for (const [what, setting, found] of [['file', 'media', files] as const, ['frame', 'frames', frames] as const])
        for (const { href, line, column } of found) {
          if (!isExternal(href) || /^(data|blob|about):/i.test(href) || isAllowed(href, allow[setting])) continue;
          const report = reportAt({ file: record.relativePath, line, column });
          if (!/^(https?:)?\/\//i.test(href))
            report(
              'outside-blocked',
              `Browsers will not load the ${what} ${href}: it is neither on the site nor on another host.`,
              'Put the file beside the page, and write its path from there.',
            );
          else
            report(
              'outside-blocked',
              `Browsers will block the ${what} ${href}: the site's security policy does not allow its host.`,
              `${what === 'frame' ? 'Write a link to it' : 'Put the file beside the page'}, or add '${originOf(href)}' to \`allow.${setting}\` in the settings.`,
            );
        }
    },
);

function originOf(href: string): string {
  const full = href.startsWith('//') ? `https:${href}` : href;
  return URL.canParse(full) ? new URL(full).origin.replace(/^http:/, 'https:') : href;
}
