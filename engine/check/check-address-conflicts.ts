import { foldersOf } from '../build/move-files.ts';
import { markdownFile } from '../build/page-view.ts';
import { documentFile } from '../build/render-pages.ts';
import { placeOfKey } from '../config/config-place.ts';
import type { Settings } from '../config/settings.ts';
import { HASHED_NAME } from '../hosting/cache-rules.ts';
import { isBranch } from '../hosting/plan.ts';
import type { Source } from '../page/find-sources.ts';
import { canonicalPath } from '../shared/address.ts';
import type { Mistake } from '../shared/mistake.ts';
import { ownFiles } from './own-files.ts';

/** As `hashedPattern` has it for the hosts. */
const HASHED = new RegExp(`^/assets/.*${HASHED_NAME}`);

/** A file that the site asks for, and where. */
interface Wanted {
  address: string;
  /** The page that it is a copy of. */
  page?: string;
  /** Absolute; of what is in a content folder. */
  source?: string;
  /** Looked for only where there is something to tell: a site may have hundreds of redirects. */
  place: () => Pick<Mistake, 'file' | 'line' | 'column'>;
}

export interface Contents {
  sources: readonly Source[];
  assets: readonly Source[];
  settings: Settings;
}

/** Nothing that a site asks for takes the place of something else: one of the two would be lost. Two pages at one address are told by `checkAddresses`. */
export function checkTaken(contents: Contents): Mistake[] {
  const mistakes: Mistake[] = [];
  const own = ownFiles(contents.settings).reserved;
  const seen = new Map<string, Wanted>();
  const all = wantedFiles(contents);
  const folders = foldersOf([...all.map(({ address }) => address), ...own.keys()]);
  for (const wanted of all) {
    const { address, place } = wanted;
    const tell = (id: string, message: string, help: string) => mistakes.push({ id, level: 'error', message, help, ...place() });
    if (HASHED.test(address))
      tell(
        'address-reserved',
        `${address} looks like a file with a hash in its name, which browsers keep for a year and later builds keep as well.`,
        'Rename the file: no part between two dots of 8 letters or digits, such as “app-settings.json” for “app.settings.json”.',
      );
    const what = own.get(address);
    const other = seen.get(address);
    if (what !== undefined) tell('address-reserved', `The build writes ${what} at ${address}.`, 'Choose another address.');
    else if (wanted.page?.endsWith('/index.html'))
      tell('address-reserved', `The address ${wanted.page} is another spelling of its folder.`, 'Name the file index.md.');
    else if (other !== undefined && !isSame(wanted, other))
      tell(
        'address-duplicate',
        `${other.place().file} already has a file at ${address}.`,
        'Remove one of the two, or choose another address.',
      );
    else if (folders.has(address))
      tell('address-duplicate', `${address} is also a folder with other addresses in it.`, 'Choose another address.');
    seen.set(address, other ?? wanted);
  }
  return mistakes;
}

function wantedFiles({ sources, assets, settings }: Contents): Wanted[] {
  const { files, redirects, configSources } = settings;
  const pages = new Map(sources.map((source) => [source.path, source]));
  const placeOf =
    ({ relativePath }: Source) =>
    () => ({ file: relativePath, line: 1, column: 1 });
  const placeInSettings = (key: string) => () => placeOfKey(key, configSources);
  return [
    ...[...pages.values()].flatMap((source): Wanted[] => [
      { address: documentFile(source.path), page: source.path, place: placeOf(source) },
      { address: markdownFile(source.path), place: placeOf(source) },
    ]),
    ...assets.map((asset): Wanted => ({ address: asset.path, source: asset.file, place: placeOf(asset) })),
    ...Object.keys(files).map((address): Wanted => ({ address, place: placeInSettings(address) })),
    ...Object.keys(redirects)
      .filter((from) => !isBranch(from) && !pages.has(from) && from === canonicalPath(from)) // else told by `checkRedirects`
      .map((from): Wanted => ({ address: documentFile(from), place: placeInSettings(from) })),
  ];
}

/** Two versions may share a folder. */
function isSame({ source }: Wanted, other: Wanted): boolean {
  return source !== undefined && source === other.source;
}
