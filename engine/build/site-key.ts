import type { AppBundle } from './app-bundle.ts';
import { digest } from './digest.ts';
import type { Engine } from './engine.ts';
import type { SiteSources } from './read-site.ts';

/** Hash of everything that the output of a build depends on. */
export function siteKey(
  { settings, sources, assetKeys, texts, mistakes }: SiteSources,
  engine: Engine,
  app: AppBundle,
  dates: ReadonlyMap<string, string>,
): string {
  const { files: _, ...plain } = settings;
  const { files: scripts, ...rest } = app;
  return digest(
    engine.hash,
    JSON.stringify([plain, [...texts].flat(), assetKeys, mistakes, [...dates], rest, [...scripts.keys()]]),
    sources.map(({ key }) => key).join(),
  );
}
