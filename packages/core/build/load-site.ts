import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LoadedSettings, loadSettings } from '../config/load-settings.ts';
import type { SettingOverrides } from '../config/parse-config.ts';
import { recognize } from '../plugins/built-in.ts';
import { movedSettings } from '../plugins/moved-settings.ts';
import type { EnginePlace } from '../util/engine.ts';

/** The settings of a folder. One without a settings file that is written for another tool has its pages where that tool looks for them. */
export async function loadSite(folder: string, engine: EnginePlace, overrides: SettingOverrides = {}): Promise<LoadedSettings> {
  const loaded = await loadSettings(folder, engine, overrides, movedSettings());
  const { settings } = loaded;
  const [version] = settings?.versions ?? [];
  if (!settings || !version || settings.configSources.length > 0 || version.content !== settings.root) return loaded;
  const site = await recognize(settings.root).catch(() => undefined);
  const content = path.resolve(settings.root, site?.content ?? '.');
  return {
    ...loaded,
    settings: {
      ...settings,
      title: site?.title ?? settings.title,
      description: site?.description ?? settings.description,
      versions: [{ ...version, content: existsSync(content) ? content : version.content }],
    },
  };
}
