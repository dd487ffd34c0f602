import { afterPaint } from '../../dom/scheduling.ts';
import { canonicalPath, pathBelow } from '../../shared/address.ts';

const KEY = 'docs:search';

/** The last query in this tab. */
export function lastQuery(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberQuery(query: string): void {
  afterPaint().then(() => {
    try {
      sessionStorage.setItem(KEY, query);
    } catch {
      // If storage is blocked, the box opens empty the next time.
    }
  });
}

const MOST = 5;

/** Pages opened in this tab, newest first, without the current one. Uses the browser's history. */
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
