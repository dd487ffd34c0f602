import type { AppBundle } from '../bundle/app-bundle.ts';
import type { Settings } from '../config/settings.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { directionOf } from '../model/site-styles.ts';
import type { ShellInfo } from '../shared/browser-settings.ts';
import type { OwnParts } from '../shared/parts.ts';
import { shortHash } from '../util/digest.ts';
import { brandOf } from './brand.tsx';

/** The settings needed to render documents. */
export function shellInfo(settings: Settings, own: OwnParts): ShellInfo {
  return {
    ...browserSettingsOf(settings),
    // Includes words that only the build uses.
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

/** Digest of everything in a document except the page. If it differs, the document is too old to show other pages. */
export function shellHash({ script, styles, early, earlyTabs }: AppBundle, site: ShellInfo): string {
  return shortHash(JSON.stringify([script, styles, early, earlyTabs, site]));
}
