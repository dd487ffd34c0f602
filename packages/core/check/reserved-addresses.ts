import type { Settings } from '../config/settings.ts';
import { BUILDS } from '../output/hosting-folder.ts';
import { llmsFile } from '../shared/page-files.ts';

interface OwnFiles {
  /** Address → what it is. The site can have nothing of its own there. */
  reserved: ReadonlyMap<string, string>;
  /** What is written only where the site has nothing of its own at that address. */
  spare: readonly string[];
}

const RESERVED: readonly (readonly [address: string, what: string])[] = [
  ['/404.txt', 'the answer for missing files'],
  ['/pages.json', 'the list of pages'],
  ['/assets/addresses.json', 'the list of addresses'],
  [BUILDS, 'the list of builds'],
  ['/assets/search.json', 'the search index'],
];

/** What the build writes itself at fixed addresses. Beside these it writes those of each page, and files with a hash in their names. */
export function reservedAddresses({ site, base, versions }: Pick<Settings, 'site' | 'base' | 'versions'>): OwnFiles {
  const lists = [...new Set(['/llms.txt', ...versions.map(({ path }) => llmsFile(path))])];
  const spare = ['/search/index.html', '/404.html', ...lists];
  if (site === '') return { reserved: new Map(RESERVED), spare };
  // The last stands at the root of the host, which is a place in the docs only if they are there, too.
  return { reserved: new Map(RESERVED), spare: [...spare, '/sitemap.xml', ...(base === '/' ? ['/robots.txt'] : [])] };
}
