import type { Settings } from '../config/settings.ts';
import type { PluginSet } from '../plugins/plugin-set.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { Engine } from '../util/engine.ts';
import { bundleSite } from './bundle-site.ts';

/** Whether the browser code can be bundled: only the bundler knows if a style sheet or an interactive component of the site is right. */
export async function checkBundle(engine: Engine, settings: Settings, plugins: PluginSet): Promise<Diagnostic[]> {
  if (settings.stylesFiles.length === 0 && settings.componentsFolder === undefined && plugins.all.length === 0) return [];
  const app = await bundleSite(engine, settings, plugins);
  return 'help' in app ? [app] : [];
}
