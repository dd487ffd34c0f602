import type { Settings } from '../config/settings.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';

/** The part of the settings that the app needs in the browser. */
export function browserSettingsOf(settings: Settings): SiteInfo {
  return {
    title: settings.title,
    base: settings.base,
    // The first links of the menu in the header are those of versions, where there are several.
    versions:
      settings.versions.length < 2 && settings.locales.length > 1
        ? []
        : settings.versions.map(({ id, label, path }) => ({ id, label, path })),
    currentVersion: settings.versions[0]?.id ?? '',
    loadTimeout: settings.loadTimeout,
    analytics: settings.analytics,
    ...(Object.keys(settings.words).length > 0 ? { words: settings.words } : {}),
  };
}
