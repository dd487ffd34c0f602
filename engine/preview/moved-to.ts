import { isBranch } from '../hosting/plan.ts';
import { canonicalPath, isExternal, withBase, withoutBase } from '../shared/address.ts';

/** Where an address leads that is an old one, or another spelling. */
export function movedTo(
  pathname: string,
  { base, redirects }: { base: string; redirects: Readonly<Record<string, string>> },
): string | undefined {
  if (pathname === '/' && base !== '/') return base;
  const path = withoutBase(base, pathname);
  if (path === undefined) return undefined;
  const target = redirects[canonicalPath(path)];
  if (target !== undefined) return isExternal(target) ? target : withBase(base, target);
  const branch = Object.keys(redirects).find(
    (from) => isBranch(from) && path.startsWith(from.slice(0, -1)) && path[from.length - 1] !== '/',
  );
  if (branch !== undefined) return withBase(base, (redirects[branch] ?? '').slice(0, -1) + path.slice(branch.length - 1));
  if (withBase(base, path) !== pathname) return withBase(base, path);
  return /(^|\/)index\.html$/.test(path) ? withBase(base, canonicalPath(path)) : undefined;
}

/** What the answer says for it: the query is carried along, before the fragment. */
export function movedLocation(moved: string, search: string): string {
  const [path = '', hash] = moved.split('#');
  return `${encodeURI(path)}${search}${hash === undefined ? '' : `#${hash}`}`;
}
