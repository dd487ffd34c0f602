import type { AppBundle } from '../bundle/app-bundle.ts';
import { type BundleMaker, bundleApp, bundleInProcess } from '../bundle/bundle-app.ts';
import { bundleErrorMessage, bundleErrorOf } from '../config/bundle-error.ts';
import type { Settings } from '../config/settings.ts';
import { hashIslands } from '../content/components/load-components.ts';
import { printedAddresses } from '../model/full-address.ts';
import { accentStyles, directionStyles, themeStyles } from '../model/site-styles.ts';
import { lateStyles } from '../plugins/built-in.ts';
import { type PluginSet, siteComponents } from '../plugins/plugin-set.ts';
import { type Diagnostic, fileDiagnostic } from '../shared/diagnostic.ts';
import type { Engine } from '../util/engine.ts';
import { fileSystemError } from '../util/file-system-error.js';
import { displayPath } from '../util/files.ts';

/** The app of a site, from the cache if nothing has changed, or the reason why it cannot be bundled. */
export async function bundleSite(
  engine: Engine,
  settings: Settings,
  plugins: PluginSet,
  make: BundleMaker = bundleInProcess,
): Promise<AppBundle | Diagnostic> {
  const engineStyles = lateStyles(engine.folder);
  const stylesFiles = [...plugins.styles, ...settings.stylesFiles];
  const { accent, themes, locales, site } = settings;
  const rules = accentStyles(accent) + themeStyles(themes, accent) + printedAddresses(site);
  const rightToLeft = directionStyles(locales.map(({ lang }) => lang));
  try {
    const components = await siteComponents(settings, plugins);
    const islandsHash = await hashIslands(settings, components, engine);
    return await bundleApp({ engine, base: settings.base, rules, rightToLeft, components, islandsHash, engineStyles, stylesFiles }, make);
  } catch (error) {
    return bundleDiagnostic(error, settings);
  }
}

/** Checks that the browser code can be bundled: only the bundler knows whether a style sheet or island of the site is valid. */
export async function checkBundle(engine: Engine, settings: Settings, plugins: PluginSet): Promise<Diagnostic[]> {
  if (settings.stylesFiles.length === 0 && settings.componentsFolder === undefined && plugins.all.length === 0) return [];
  const app = await bundleSite(engine, settings, plugins);
  return 'help' in app ? [app] : [];
}

/** The diagnostic to report when the app could not be bundled because of an error in a component or style sheet of the site. */
export function bundleDiagnostic(error: unknown, { root, configFile }: Settings): Diagnostic {
  const refused = fileSystemError(error) ?? fileSystemError(new Error(bundleErrorMessage(error).errors[0].message));
  if (refused) {
    const { message, help } = refused;
    return fileDiagnostic('file-refused', message, help, refused.path === '' ? configFile : displayPath(root, refused.path));
  }
  const { message, file = configFile, line, column } = bundleErrorOf(error, root);
  return {
    id: 'app-broken',
    message: `The browser code could not be bundled: ${message}`,
    help: 'Fix the component or style sheet at this location.',
    file,
    line,
    column,
  };
}
