import type { AppBundle } from '../bundle/app-bundle.ts';
import type { GitDates } from '../model/git-dates.ts';
import { brandOf } from '../render/brand.tsx';
import { digest } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';
import type { SiteSources } from './read-site.ts';

/** Hash of everything that the output of a build depends on. */
export async function siteKey(
  { settings, sources, assetKeys, files: ofLanguages, generated, diagnostics }: SiteSources,
  engine: Engine,
  app: AppBundle,
  history: GitDates,
): Promise<string> {
  const { files: _, ...plain } = settings;
  const { files: scripts, ...rest } = app;
  const files = await generated();
  return digest(
    engine.hash,
    JSON.stringify([
      plain,
      [...brandOf(settings).files.keys(), brandOf(settings).logo],
      [...files.texts].flat(),
      assetKeys,
      ofLanguages.map(({ navigation }) => [
        [...navigation.folders].map(([version, folders]) => [version, ...folders]),
        [...navigation.whole],
      ]),
      [...diagnostics, ...files.diagnostics, ...history.diagnostics],
      [...history.dates],
      rest,
      [...scripts.keys()],
    ]),
    sources.map(({ key }) => key).join(),
  );
}
