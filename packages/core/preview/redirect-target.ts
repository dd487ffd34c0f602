import { readFile } from 'node:fs/promises';
import type { Settings } from '../config/settings.ts';
import { targetsOf } from '../hosts/address-spellings.ts';
import { redirectsOf } from '../model/redirects/redirects-of.ts';
import { branchOf } from '../model/redirects/resolve-redirects.ts';
import { HEADERS, hostingFolder } from '../output/hosting-folder.ts';
import { canonicalPath, decodeAddress, encodePath, withBase } from '../shared/address.ts';

/** Returns the target of an old address. Both start at the root of the host; the input is decoded, the result is encoded. */
export type RedirectTarget = (pathname: string) => string | undefined;

/** Finds the same redirects as the hosts' rules. */
export function redirectTargetOf(settings: Pick<Settings, 'base' | 'redirects' | 'formerBases'>): RedirectTarget {
  const { base } = settings;
  const { exact, branches } = redirectsOf(settings);
  const asked = branches.map(({ from, to }) => ({ from: decodeAddress(from) ?? from, to }));
  const moved = new Map(targetsOf(exact));
  return (pathname) => {
    const target = moved.get(withoutDoubleSlashes(pathname));
    if (target !== undefined) return target;
    const branch = branchOf(pathname, asked);
    if (branch) return withBase(branch.to, encodePath(canonicalPath(`/${pathname.slice(branch.from.length)}`)));
    return base !== '/' && ['/', '/index.html', base.slice(0, -1)].includes(pathname) ? base : undefined;
  };
}

/** `/docs//x/` → `/docs/x/`. */
export function withoutDoubleSlashes(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/');
}

/** The `Location` of the response: keeps the query, placed before the fragment. */
export function movedLocation(moved: string, search: string): string {
  const [path = '', hash] = moved.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}

/** The headers written by the build for hosts. Read for every request, because the folder may have been rebuilt. */
export async function hostHeaders(published: string): Promise<[name: string, value: string][]> {
  try {
    const read: unknown = JSON.parse(await readFile(hostingFolder(published) + HEADERS, 'utf8'));
    return Object.entries(read ?? {}).map(([name, value]) => [name, String(value)]);
  } catch {
    return []; // not a folder that this engine built, or one that was moved without its host files
  }
}
