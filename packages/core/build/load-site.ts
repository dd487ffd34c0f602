import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LoadedSettings, loadSettings } from '../config/load-settings.ts';
import { localeSettings, resolveLocales } from '../config/locales.ts';
import type { SettingOverrides } from '../config/parse-config.ts';
import type { Settings } from '../config/settings.ts';
import { movedSettings, recognize } from '../plugins/built-in.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import type { EnginePlace } from '../util/engine.ts';

/**
 * Loads the settings of a folder. Without a settings file, a folder written for another tool has its pages where that tool looks
 * for them.
 */
export async function loadSite(folder: string, engine: EnginePlace, overrides: SettingOverrides = {}): Promise<LoadedSettings> {
  const loaded = await loadSettings(folder, engine, overrides, movedSettings());
  const { settings } = loaded;
  const [version] = settings?.versions ?? [];
  if (!settings || !version || settings.configSources.length > 0) return loaded;
  const site = await recognize(settings.root).catch(() => undefined);
  // A build looks into `content` anyway; only Hugo keeps languages there.
  if (version.content !== settings.root && site?.tool !== 'Hugo') return loaded;
  const content = path.resolve(settings.root, site?.content ?? '.');
  const found: Settings = {
    ...settings,
    title: site?.title ?? settings.title,
    description: site?.description ?? settings.description,
    versions: [{ ...version, content: existsSync(content) ? content : version.content }],
  };
  const { locales: languages } = site ?? {};
  if (!languages || settings.rootBase === ANY_BASE) return { ...loaded, settings: found };
  const { lang, words, description } = found;
  const locales = resolveLocales({ locales: languages, lang: site?.lang ?? lang, words, description }, found);
  const [first] = locales;
  return { ...loaded, settings: first ? localeSettings({ ...found, locales, locale: first.key }, first) : found };
}
