import type { Settings } from '../config/settings.ts';
import type { Mistake } from '../shared/mistake.ts';
import { appBroken } from './app-broken.ts';
import { bundleSite } from './build-site.ts';
import type { Engine } from './engine.ts';

/** Whether the browser code can be bundled: only the bundler knows if a style sheet or an interactive component of the site is right. */
export async function checkBundle(engine: Engine, settings: Settings): Promise<Mistake[]> {
  if (settings.stylesFile === undefined && settings.componentsFolder === undefined) return [];
  return bundleSite(engine, settings).then(
    () => [],
    (error: unknown) => [appBroken(error, settings)],
  );
}
