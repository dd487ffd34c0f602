import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { SiteInfo } from '../shared/settings.ts';
import { followHeadings } from '../theme/heading-in-view.ts';
import { Shell } from '../theme/Shell.tsx';
import { wakeIslands } from './islands.ts';
import type { Router } from './router.ts';

/** The shell around the page that the router has. What the page needs beyond its HTML is woken here. */
export function App({ router, site }: { router: Router; site: SiteInfo }) {
  const { view, sidebar } = useSyncExternalStore(router.subscribe, router.current, router.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and html say when `<main>` has other elements
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    followHeadings(main);
    return wakeIslands(main, view.islands);
  }, [view.path, view.html]);
  return <Shell site={site} view={view} sidebar={sidebar} />;
}
