import { bundleErrorOf } from '../config/bundle-error.ts';
import type { Settings } from '../config/settings.ts';
import type { CompileOptions } from '../content/compile-page.ts';
import { type LoadedComponents, loadComponents } from '../content/components/load-components.ts';
import { lateOptions } from '../plugins/built-in.ts';
import { optionSchema } from '../plugins/check-options.ts';
import { loadPlugins } from '../plugins/load-plugins.ts';
import { codeChecks, pageTransforms } from '../plugins/page-transforms.ts';
import { type PluginSet, type PluginSettings, siteComponents } from '../plugins/plugin-set.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { digest } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';
import { displayPath } from '../util/files.ts';

/** The settings that affect compiled pages. */
export type CompileSettings = Pick<
  Settings,
  'root' | 'base' | 'html' | 'locales' | 'names' | 'componentsFolder' | 'theme' | keyof PluginSettings
>;

/** Only plain data: settings may contain functions, which cannot be sent to threads. */
export function compileSettings(settings: CompileSettings): CompileSettings {
  const { root, base, html, locales, names, componentsFolder, theme, plugins, title, lang, site, host, configFile, configSources } =
    settings;
  return { root, base, html, locales, names, componentsFolder, theme, plugins, title, lang, site, host, configFile, configSources };
}

/** Everything that a compiled page depends on besides its own text. */
export interface CompileSetup {
  options: CompileOptions;
  plugins: PluginSet;
  /** Digest of all of it, for the keys of the page cache. */
  optionsKey: string;
}

/** Loads the plugins and components of a site; returns diagnostics if their code fails to load. */
export async function compileSetup(settings: CompileSettings, engine: Engine, known?: PluginSet): Promise<CompileSetup | Diagnostic[]> {
  const plugins = known ?? (await loadPlugins(settings, engine));
  if (Array.isArray(plugins)) return plugins;
  let loaded: LoadedComponents;
  try {
    loaded = await loadComponents(settings, await siteComponents(settings, plugins), engine);
  } catch (error) {
    const folder = displayPath(settings.root, settings.componentsFolder ?? settings.root);
    const { message, file = folder, line, column } = bundleErrorOf(error, settings.root);
    return [
      {
        id: 'components-broken',
        message: `The components could not be loaded: ${message}`,
        help: 'Fix the component. The pages are compiled once it loads.',
        file,
        line,
        column,
      },
    ];
  }
  const languages = Object.fromEntries(settings.locales.map(({ key, lang, words }, at) => [at === 0 ? '' : key, { lang, words }]));
  // The site's own components take precedence.
  const components = new Map([...plugins.components, ...loaded.components]);
  return {
    options: {
      base: settings.base,
      names: settings.names,
      languages,
      components,
      own: loaded.own,
      code: codeChecks(plugins),
      safe: settings.html === 'safe',
      dialects: plugins.dialects,
      late: lateOptions,
      transforms: pageTransforms(plugins),
      fields: new Map([...plugins.fields].map(([name, field]) => [name, optionSchema({ ...field, optional: true })])),
    },
    plugins,
    optionsKey: digest(engine.hash, settings.base, settings.html, JSON.stringify([settings.names, languages]), loaded.hash, plugins.key),
  };
}
