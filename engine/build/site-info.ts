import type { Settings } from '../config/settings.ts';
import type { SiteInfo } from '../shared/settings.ts';

/** The part of the settings that is compiled into the app. */
export function siteInfo(settings: Settings): SiteInfo {
  return {
    title: settings.title,
    base: settings.base,
    links: settings.links,
    versions: settings.versions.map(({ id, label, path }) => ({ id, label, path })),
    currentVersion: settings.versions[0]?.id ?? '',
    loadTimeout: settings.loadTimeout,
    analytics: settings.analytics,
  };
}
