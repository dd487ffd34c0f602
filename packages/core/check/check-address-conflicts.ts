import { placeOfKey } from '../config/setting-place.ts';
import type { Settings } from '../config/settings.ts';
import type { Source } from '../content/source/find-sources.ts';
import { isWildcard } from '../model/redirects/redirects-of.ts';
import { BUILDS } from '../output/hosting-folder.ts';
import { canonicalPath } from '../shared/address.ts';
import type { DiagnosticPlace } from '../shared/diagnostic.ts';
import { documentFile, HASHED_NAME, llmsFile, markdownFile } from '../shared/page-files.ts';
import { defineCheck, type SiteFolder } from './define-check.ts';

interface OwnFiles {
  /** Address → description. The site cannot have a file of its own there. */
  reserved: ReadonlyMap<string, string>;
  /** Files that give way to a file of the site at their address. */
  spare: readonly string[];
}

const RESERVED: readonly (readonly [address: string, what: string])[] = [
  ['/assets/addresses.json', 'the list of addresses'],
  [BUILDS, 'the list of builds'],
  ['/assets/search.json', 'the search index'],
];

/** Files that the build writes at fixed addresses, except each page's own and files with a hash in their names. */
export function reservedAddresses({ site, base, versions }: Pick<Settings, 'site' | 'base' | 'versions'>): OwnFiles {
  const lists = [...new Set(['/llms.txt', ...versions.map(({ path }) => llmsFile(path))])];
  const spare = ['/search/index.html', '/404.html', '/404.txt', '/pages.json', ...lists];
  if (site === '') return { reserved: new Map(RESERVED), spare };
  // The last one is at the root of the host, which is part of the docs only without a base path.
  return { reserved: new Map(RESERVED), spare: [...spare, '/sitemap.xml', ...(base === '/' ? ['/robots.txt'] : [])] };
}

/** The same files as `hashedPattern`, which hosts use. */
const HASHED = new RegExp(`^/assets/.*${HASHED_NAME}`);

/** See `sectionFile`. */
const SECTION = /~[^/]*\.md$/;

/** A file requested by the site, and where. */
interface Wanted {
  address: string;
  /** The page that it is a copy of. */
  page?: string;
  /** Absolute path; set for files in a content folder. */
  source?: string;
  /** Computed only for reports: a site may have hundreds of redirects. */
  place: () => DiagnosticPlace;
}

/** Reports two outputs with the same address; otherwise one would overwrite the other. Two pages with the same address are reported by `checkDuplicatePages`. */
export const checkAddressConflicts = defineCheck(
  {
    'address-hashed': ['mistake', 'A file name looks as if it contained a content hash. Browsers cache such files for a year.'],
    'address-reserved': ['error', 'A file has an address that the build reserves for its own files.'],
  },
  (contents: SiteFolder, reportAt) => {
    const own = reservedAddresses(contents.settings).reserved;
    const seen = new Map<string, Wanted>();
    const all = wantedFiles(contents);
    const copies = new Set(contents.sources.map(({ path }) => markdownFile(path)));
    const folders = foldersOf([...all.map(({ address }) => address), ...own.keys()]);
    for (const wanted of all) {
      const { address, place } = wanted;
      const report: ReturnType<typeof reportAt> = (...fault) => reportAt(place())(...fault);
      if (HASHED.test(address))
        report(
          'address-hashed',
          `${address} looks like a file with a hash in its name, which browsers keep for a year and later builds keep as well.`,
          'Rename the file so that no part between two dots has exactly 8 letters or digits: “app-settings.json” instead of “app.settings.json”.',
        );
      const what = own.get(address);
      const other = seen.get(address);
      if (what !== undefined)
        report(
          'address-reserved',
          `The build writes ${what} at ${address}, where open pages and later builds look for it.`,
          'Choose another address, for example in another folder.',
        );
      else if (wanted.page?.endsWith('/index.html'))
        report('address-reserved', `The address ${wanted.page} is another spelling of its folder.`, 'Name the file index.md.');
      else if (other !== undefined && !isSame(wanted, other))
        report(
          'address-duplicate',
          `${other.place().file} already has a file at ${address}.`,
          'Remove one of the two, or choose another address.',
        );
      else if (copies.has(address.replace(SECTION, '.md')) && SECTION.test(address))
        report(
          'address-reserved',
          `Addresses of this form are reserved for the sections of ${address.replace(SECTION, '.md')}.`,
          'Choose another address.',
        );
      else if (folders.has(address))
        report('address-duplicate', `${address} is also a folder with other addresses in it.`, 'Choose another address.');
      seen.set(address, other ?? wanted);
    }
  },
);

function wantedFiles({ sources, assets, settings }: SiteFolder): Wanted[] {
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
      .filter((from) => !isWildcard(from) && !pages.has(from) && from === canonicalPath(from)) // else reported by `checkRedirects`
      .map((from): Wanted => ({ address: documentFile(from), place: placeInSettings(from) })),
  ];
}

/** Every folder on the way to one of the addresses. */
function foldersOf(addresses: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const address of addresses) {
    for (let end = address.lastIndexOf('/'); end > 0; end = address.lastIndexOf('/', end - 1)) folders.add(address.slice(0, end));
  }
  return folders;
}

/** Two versions may share a folder. */
function isSame({ source }: Wanted, other: Wanted): boolean {
  return source !== undefined && source === other.source;
}
