import { createHash } from 'node:crypto';
import path from 'node:path';
import { canonicalPath, decodeAddress, isExternal } from '../../shared/address.ts';
import type { Source } from './find-sources.ts';
import type { GivenAddress } from './frontmatter.ts';
import { sourcePath } from './source-path.ts';

/**
 * Gives sources the addresses that their pages request. The first page to request an address gets it; the others keep the address of
 * their file. Files whose names differ only in their number keep the number. If two files still share an address, the page of a folder
 * keeps it, as in other tools, and the other gets a number.
 */
export function withAddresses<Found extends { source: Source; given: GivenAddress | undefined }>(found: readonly Found[]): Source[] {
  const taken = new Set<string>();
  const claim = (source: Source, address: string | undefined): string | undefined => {
    if (address === undefined || taken.has(inLanguage(source, address))) return undefined;
    taken.add(inLanguage(source, address));
    return address;
  };
  const own = found.map(({ source, given }) => claim(source, given && addressOf(given, source)));
  const twins = new Set<string>();
  const seen = new Set<string>();
  for (const [at, { source }] of found.entries()) {
    const address = inLanguage(source, source.path);
    if (own[at] === undefined && seen.has(address)) twins.add(address);
    if (own[at] === undefined) seen.add(address);
  }
  const addressed = found.map(({ source }, at) => {
    const given = own[at];
    if (given !== undefined) return given === source.path ? source : { ...source, path: given };
    const address = inLanguage(source, source.path);
    if (!twins.has(address) && !taken.has(address)) return source;
    const numbered = source.prefix + sourcePath(source.relativePath.slice(source.folder.length), true);
    return numbered === source.path ? source : { ...source, path: numbered };
  });
  return apart(addressed, taken);
}

/** Key of an address, unique to a language. */
function inLanguage({ locale = '' }: Source, address: string): string {
  return `${locale} ${address}`;
}

/**
 * Makes addresses unique, and moves pages away from addresses where the build writes another file. `taken`: addresses that pages
 * request themselves.
 */
function apart(sources: readonly Source[], taken: ReadonlySet<string>): Source[] {
  const owners = new Map<string, Source>();
  const keyOf = (source: Source) => inLanguage(source, source.path);
  for (const source of sources) {
    const owner = owners.get(keyOf(source));
    if (!owner || (!taken.has(keyOf(source)) && isFolderPage(source) && !isFolderPage(owner))) owners.set(keyOf(source), source);
  }
  const isBuilt = (source: Source) => builtFor(source.path).some((page) => page === '' || owners.has(inLanguage(source, page)));
  if (owners.size === sources.length && !sources.some(isBuilt)) return [...sources];
  const used = new Set(owners.keys());
  return sources.map((source) => {
    const built = isBuilt(source);
    if (!built && owners.get(keyOf(source)) === source) return source;
    const [, whole = '', end = ''] = /^(.*?)(\/|\.html)$/.exec(source.path === '/' ? '/index/' : source.path) ?? [];
    const bare = built ? whole.replace(/[~.](?=[^/]*$)/g, '-') : whole;
    let path = built ? bare + end : `${bare}-2${end}`;
    for (let number = 2; used.has(inLanguage(source, path)); number++) path = `${bare}-${number}${end}`;
    used.add(inLanguage(source, path));
    return { ...source, path, displaced: source.path };
  });
}

/** Files that every build writes, in the form of page addresses. */
const BUILT = /(?:^|\/)(?:llms\.txt|404\.txt|robots\.txt|sitemap\.xml|pages\.json)\/$/;

/**
 * Paths of pages whose Markdown copy, or a section of it, the build writes at this address. An empty string means that every build
 * writes there.
 */
function builtFor(address: string): string[] {
  if (BUILT.test(address)) return [''];
  const [, page] = /^((?:.*\/)?[^/~]*)(?:~[^/]*|\.md)\/$/.exec(address) ?? [];
  if (page === undefined) return [];
  return [`${page}/`, ...(page.endsWith('.html') ? [page] : []), ...(page === '/index' ? ['/'] : [])];
}

function isFolderPage({ relativePath }: Source): boolean {
  return /(^|\/)(_?index|readme)\.mdx?$/i.test(relativePath);
}

/**
 * Resolves the address that a page requests. `permalink`, `url`, and a `slug` that begins with a slash or has several parts are
 * relative to the root of the docs; any other `slug`, and an `id`, replace the name of the file.
 */
function addressOf({ field, value }: GivenAddress, source: Source): string | undefined {
  const { path, prefix } = source;
  const isIndex = isFolderPage(source);
  if (field === 'id' && isIndex) return undefined;
  const written = decodeAddress(value.trim())?.replace(/\s+/g, '-');
  if (written === undefined || /[?#%\\\p{Cc}]/u.test(written)) return undefined;
  const fromRoot = field === 'permalink' || field === 'url' || written.startsWith('/') || /^[^./].*\/./.test(written);
  const folder = isIndex ? path : path.replace(/[^/]*\/?$/, '');
  const { pathname } = new URL(encodeURI(fromRoot ? written.replace(/^\/*/, prefix) : written), `http://docs${encodeURI(folder)}`);
  const address = canonicalPath((decodeAddress(pathname) ?? pathname).replace(/\/{2,}/g, '/'));
  if (!address.startsWith(prefix)) return undefined;
  return /\/$|\.html$/.test(address) ? address : `${address}/`; // `1.10` is not a file name
}

/** Identifies a page by its address and language alone: stays the same when the text changes, and changes when the page moves. */
export function pageKey(path: string, locale = ''): string {
  return `v-${createHash('sha256')
    .update(locale + path)
    .digest('hex')
    .slice(0, 8)}`;
}

/**
 * Resolves a link to a file relative to the source: `../steps.md#x` → `/workflows/steps.md#x`, whose page `link-targets.ts` finds;
 * `./a.png` → `/workflows/a.png`.
 */
export function resolveSourceLink(href: string, source: Source): string | undefined {
  const match = /^([^?#]+\.\w+)([?#].*)?$/.exec(href);
  if (!match?.[1] || isExternal(href) || href.startsWith('/') || match[1].endsWith('.html')) return undefined;
  const file = decodeAddress(match[1]);
  if (file === undefined) return undefined; // reported as a broken link
  const target = path.posix.join(path.posix.dirname(source.relativePath), file);
  if (!target.startsWith(source.folder)) return undefined;
  const inside = target.slice(source.folder.length);
  // Unencoded, these characters would not be part of the file name.
  const address = inside.replace(/[%?#\s]/g, encodeURIComponent);
  return source.prefix + address + (match[2] ?? '');
}
