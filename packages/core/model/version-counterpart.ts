import type { Settings, Version } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { withoutFragment } from '../shared/address.ts';
import type { VersionLink } from '../shared/page-view.ts';

export interface Versions {
  settings: Pick<Settings, 'versions' | 'redirects'>;
  pages: ReadonlyMap<string, Pick<PageFacts, 'version'>>;
}

/**
 * Finds the page of another version that corresponds to `path` in version `from`: the page paired with it in the settings, or the same
 * path, or the target of that version's redirect, or else the counterpart of the page above.
 */
export function counterpart(path: string, from: string, to: Version, { settings, pages }: Versions): VersionLink {
  const home = settings.versions.find((version) => version.id === from);
  const isPage = (address: string | undefined): address is string => pages.get(withoutFragment(address ?? ''))?.version === to.id;
  const samePath = (own: string) => to.path + own.slice(home?.path.length ?? 1);
  const same = (own: string) => {
    const current = home?.pairs[own];
    const paired = Object.entries(to.pairs).flatMap(([there, here]) => (here === own || here === current ? [there] : []));
    return [current, ...paired.filter((there) => there === samePath(own)), ...paired, samePath(own)].find(isPage);
  };
  const exact = same(path);
  if (exact !== undefined) return { version: to.id, path: exact, exact: true };
  const moved = settings.redirects[samePath(path)];
  const nearest = isPage(moved)
    ? moved
    : pathsAbove(path, home?.path ?? '/')
        .map(same)
        .find(isPage);
  return { version: to.id, path: nearest ?? to.path, exact: false };
}

/** `/a/b/c/` → `/a/b/`, `/a/`, `/`; not above `top`. */
function pathsAbove(path: string, top: string): string[] {
  const above = path.replace(/[^/]*\/?$/, '');
  return above.length < top.length || above === path ? [] : [above, ...pathsAbove(above, top)];
}
