import type { Settings } from '../config/settings.ts';
import type { PluginSettings } from '../plugins/plugin-set.ts';
import type { Engine } from '../util/engine.ts';
import type { CompileTask } from './compile-batch.ts';
import type { RenderContext, RenderTask } from './render-pages.ts';

/** Everything a thread needs to start: plain data, since threads share no objects. */
export interface ThreadSetup {
  engine: Engine;
  settings: CompileSettings;
  /** Expected key of components and settings, which each thread loads itself and compares. */
  optionsKey: string;
  pagesFolder: string;
}

type PluginSettingName = keyof PluginSettings;

/** The settings that affect compiled pages. */
export type CompileSettings = Pick<
  Settings,
  'root' | 'base' | 'html' | 'locales' | 'names' | 'componentsFolder' | 'theme' | PluginSettingName
>;

/** Only plain data: settings may contain functions, which cannot be sent to threads. */
export function compileSettings(settings: CompileSettings): CompileSettings {
  const { root, base, html, locales, names, componentsFolder, theme, plugins, title, lang, site, host, configFile, configSources } =
    settings;
  return { root, base, html, locales, names, componentsFolder, theme, plugins, title, lang, site, host, configFile, configSources };
}

/** `context` is omitted if it is the same as in the previous task. */
export type ThreadTask = { kind: 'compile'; tasks: CompileTask[] } | { kind: 'render'; tasks: RenderTask[]; context?: RenderContext };

/** `wrong`: an error that only the author can fix. */
export type ThreadAnswer = { result: unknown } | { error: Error } | { wrong: string; help: string };
