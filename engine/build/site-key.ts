import type { AppBundle } from './app-bundle.ts';
import { digest } from './digest.ts';
import type { Engine } from './engine.ts';
import type { SiteSources } from './read-site.ts';

/** Hash of everything that the output of a build depends on. */
export async function siteKey(
  { settings, sources, assetKeys, made, mistakes }: SiteSources,
  engine: Engine,
  app: AppBundle,
  dates: ReadonlyMap<string, string>,
): Promise<string> {
  const { files: _, ...plain } = settings;
  const { files: scripts, ...rest } = app;
  const files = await made();
  return digest(
    engine.hash,
    JSON.stringify([plain, [...files.texts].flat(), assetKeys, [...mistakes, ...files.mistakes], [...dates], rest, [...scripts.keys()]]),
    sources.map(({ key }) => key).join(),
  );
}
