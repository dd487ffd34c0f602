import type { Settings } from '../config/settings.ts';
import type { PluginSettings } from '../plugins/plugin-set.ts';
import type { Engine } from '../util/engine.ts';
import type { CompileTask } from './compile-batch.ts';
import type { RenderContext, RenderTask } from './render-pages.ts';

/** What a thread needs to get ready: plain data, since threads share no objects. */
export interface ThreadSetup {
  engine: Engine;
  settings: CompileSettings;
  /** The expected key of components and settings. Each thread loads them itself and compares. */
  optionsKey: string;
  pagesFolder: string;
}

type PluginSettingName = keyof PluginSettings;

/** The part of the settings that shapes compiled pages. */
export type CompileSettings = Pick<
  Settings,
  'root' | 'base' | 'html' | 'locales' | 'names' | 'componentsFolder' | 'theme' | PluginSettingName
>;

/** Plain data: settings have functions, too, which do not go to threads. */
export function compileSettings(settings: CompileSettings): CompileSettings {
  const { root, base, html, locales, names, componentsFolder, theme, plugins, title, site, host, configFile, configSources } = settings;
  return { root, base, html, locales, names, componentsFolder, theme, plugins, title, site, host, configFile, configSources };
}

/** `context` is left out where it is the same as for the task before. */
export type ThreadTask = { kind: 'compile'; tasks: CompileTask[] } | { kind: 'render'; tasks: RenderTask[]; context?: RenderContext };

/** `wrong`: what only the author can fix. */
export type ThreadAnswer = { result: unknown } | { error: Error } | { wrong: string; help: string };
