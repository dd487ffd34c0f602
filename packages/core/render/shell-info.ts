import type { AppBundle } from '../bundle/app-bundle.ts';
import type { Settings } from '../config/settings.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { directionOf } from '../model/site-styles.ts';
import type { ShellInfo } from '../shared/browser-settings.ts';
import type { OwnParts } from '../shared/parts.ts';
import { shortHash } from '../util/digest.ts';
import { brandOf } from './brand.tsx';

/** The part of the settings that is needed to render documents. */
export function shellInfo(settings: Settings, own: OwnParts): ShellInfo {
  return {
    ...browserSettingsOf(settings),
    // Also those that only a build says.
    ...(Object.keys(settings.words).length > 0 && { words: settings.words }),
    lang: settings.lang,
    dir: directionOf(settings.lang),
    links: settings.links,
    logo: brandOf(settings).logo,
    description: settings.description,
    themes: Object.entries(settings.themes).map(([name, { label }]) => ({ name, label })),
    ...(settings.banner && { banner: settings.banner }),
    parts: own.components.size === 0 ? '' : own.hash,
  };
}

/** Digest of everything in a document that is not the page: where it differs, a document is too old to show other pages in. */
export function shellHash({ script, styles, early, earlyTabs }: AppBundle, site: ShellInfo): string {
  return shortHash(JSON.stringify([script, styles, early, earlyTabs, site]));
}
