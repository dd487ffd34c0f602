import type { Settings } from '../config/settings.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { directionOf } from '../model/direction.ts';
import type { ShellInfo } from '../shared/browser-settings.ts';
import type { OwnParts } from '../shared/parts.ts';
import { brandOf } from './brand.tsx';

/** The part of the settings that is needed to render documents. */
export function shellInfo(settings: Settings, own: OwnParts): ShellInfo {
  return {
    ...browserSettingsOf(settings),
    lang: settings.lang,
    dir: directionOf(settings.lang),
    links: settings.links,
    logo: brandOf(settings).logo,
    description: settings.description,
    ...(settings.banner && { banner: settings.banner }),
    parts: own.components.size === 0 ? '' : own.hash,
  };
}
