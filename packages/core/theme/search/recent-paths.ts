import { canonicalPath, pathBelow } from '../../shared/address.ts';

const MOST = 5;

/** Pages opened in this tab, newest first, without the current one, from the browser's history. */
export function recentPaths(base: string): string[] {
  if (!window.navigation?.currentEntry) return [];
  const paths = navigation
    .entries()
    .map(({ url }) => (url === null ? undefined : pathBelow(base, new URL(url).pathname)))
    .filter((path) => path !== undefined)
    .map((path) => canonicalPath(path));
  const here = pathBelow(base, location.pathname);
  return [...new Set(paths.reverse())].filter((path) => path !== here && path !== '/search/').slice(0, MOST);
}
