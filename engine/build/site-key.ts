import type { AppBundle } from './app-bundle.ts';
import { digest } from './digest.ts';
import type { Engine } from './engine.ts';
import type { SiteSources } from './read-site.ts';

/** Hash of everything that the output of a build depends on. */
export async function siteKey(
  { settings, sources, assetKeys, mistakes }: SiteSources,
  engine: Engine,
  app: AppBundle,
  dates: ReadonlyMap<string, string>,
): Promise<string> {
  const { files, ...plain } = settings;
  const texts: string[] = [];
  for (const [file, text] of Object.entries(files)) texts.push(file, await text());
  const { files: scripts, ...rest } = app;
  return digest(
    engine.hash,
    JSON.stringify([plain, texts, assetKeys, mistakes, [...dates], rest, [...scripts.keys()]]),
    sources.map(({ key }) => key).join(),
  );
}
