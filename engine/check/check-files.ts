import type { SiteModel } from '../build/site-model.ts';
import type { PageFacts } from '../page/compiled-page.ts';
import { decodeAddress, isExternal } from '../shared/address.ts';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';

/** Images, videos and thumbnails are there. `assets` are the addresses of files that are no pages. */
export function checkFiles({ pages, settings }: Pick<SiteModel, 'pages' | 'settings'>, assets: ReadonlySet<string>): Mistake[] {
  return [...pages.values()].flatMap((page) => checkFilesOf(page, settings.files, assets));
}

/** The same for one page. `made` are the files that the settings make, by their addresses. */
export function checkFilesOf(
  { record, files }: PageFacts,
  made: Readonly<Record<string, unknown>>,
  assets: ReadonlySet<string>,
): Mistake[] {
  return files.flatMap(({ href, line, column }): Mistake[] => {
    if (isExternal(href)) return [];
    const base = `http://docs${record.path}`;
    const path = URL.canParse(href, base) ? decodeAddress(new URL(href, base).pathname) : undefined;
    if (path !== undefined && (assets.has(path) || Object.hasOwn(made, path))) return [];
    const close = nearest(path ?? href, assets)[0];
    return [
      {
        id: 'file-missing',
        level: 'error',
        message: `The site has no file ${path ?? href}.`,
        help: close ? `Did you mean ${close}?` : 'Correct the path, or add the file to the content folder.',
        file: record.relativePath,
        line,
        column,
      },
    ];
  });
}
