import type { AppBundle } from '../bundle/app-bundle.ts';
import { type BundleMaker, bundleApp } from '../bundle/bundle-app.ts';
import { bundleInProcess } from '../bundle/bundle-in-process.ts';
import type { Settings } from '../config/settings.ts';
import { hashIslands } from '../content/components/load-components.ts';
import { accentStyles } from '../model/accent.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { directionStyles } from '../model/direction.ts';
import { printedAddresses } from '../model/printed-addresses.ts';
import type { Engine } from '../util/engine.ts';

/** The app of a site, from the cache where nothing of it has changed. Throws what the bundler throws: see `bundleErrorOf`. */
export async function bundleSite(engine: Engine, settings: Settings, make: BundleMaker = bundleInProcess): Promise<AppBundle> {
  const { componentsFolder, stylesFiles } = settings;
  const rules = accentStyles(settings.accent) + directionStyles(settings.lang) + printedAddresses(settings.site);
  const islandsHash = await hashIslands(settings, engine);
  return bundleApp({ engine, site: browserSettingsOf(settings), rules, componentsFolder, islandsHash, stylesFiles }, make);
}
