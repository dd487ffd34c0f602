import { ASSET_EXTENSIONS } from '../content/source/asset-extensions.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import { decodeAddress, isExternal } from '../shared/address.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { nearestPath } from './nearest-path.ts';
import { unpublishedType } from './unpublished-type.ts';

/** How to check that images, videos and thumbnails of a page are there. */
export function fileChecker({ settings, assets, links }: SiteModel): (page: PageFacts) => Diagnostic[] {
  const nearestFile = nearestPath(assets.keys());
  return (page) =>
    page.files.flatMap(({ href: written, line, column }): Diagnostic[] => {
      const { record } = page;
      const href = links.of(page).get(written) ?? written;
      if (isExternal(href)) return [];
      const base = `http://docs${record.path}`;
      const path = URL.canParse(href, base) ? decodeAddress(new URL(href, base).pathname) : undefined;
      if (path !== undefined && (assets.has(path) || Object.hasOwn(settings.files, path))) return [];
      const type = unpublishedType(path ?? href, settings.versions);
      const close = nearestFile(path ?? href);
      return [
        {
          id: 'file-missing',
          message:
            type === undefined
              ? `The site has no file ${path ?? href}.`
              : `The file ${path ?? href} is not published, because its type (.${type}) is not.`,
          help:
            type !== undefined
              ? `Use one of the types that are published: ${ASSET_EXTENSIONS.join(', ')}.`
              : close
                ? `Did you mean ${close}?`
                : 'Correct the path, or add the file to the content folder.',
          file: record.relativePath,
          line,
          column,
        },
      ];
    });
}
