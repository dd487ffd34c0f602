import type { SiteModel } from '../build/site-model.ts';
import type { Settings } from '../config/settings.ts';
import { ASSET_EXTENSIONS } from '../page/asset-extensions.ts';
import type { PageFacts } from '../page/compiled-page.ts';
import { decodeAddress, isExternal } from '../shared/address.ts';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';
import { unpublishedType } from './unpublished-type.ts';

/** Images, videos and thumbnails are there. `assets` are the addresses of files that are no pages. */
export function checkFiles({ pages, settings }: Pick<SiteModel, 'pages' | 'settings'>, assets: ReadonlySet<string>): Mistake[] {
  return [...pages.values()].flatMap((page) => checkFilesOf(page, settings, assets));
}

/** The same for one page. */
export function checkFilesOf(
  { record, files }: PageFacts,
  settings: Pick<Settings, 'files' | 'versions'>,
  assets: ReadonlySet<string>,
): Mistake[] {
  return files.flatMap(({ href, line, column }): Mistake[] => {
    if (isExternal(href)) return [];
    const base = `http://docs${record.path}`;
    const path = URL.canParse(href, base) ? decodeAddress(new URL(href, base).pathname) : undefined;
    if (path !== undefined && (assets.has(path) || Object.hasOwn(settings.files, path))) return [];
    const type = unpublishedType(path ?? href, settings.versions);
    const close = nearest(path ?? href, assets)[0];
    return [
      {
        id: 'file-missing',
        level: 'error',
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
