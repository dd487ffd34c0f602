import type { Settings } from '../config/settings.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { directionOf } from '../model/direction.ts';
import type { ShellInfo } from '../shared/browser-settings.ts';
import type { SlotComponents } from '../shared/slots.ts';
import { brandOf } from './brand.ts';
import { renderSiteSlots } from './render-slots.ts';

/** The part of the settings that is needed to render documents. */
export function shellInfo(settings: Settings, slots: SlotComponents): ShellInfo {
  return {
    ...browserSettingsOf(settings),
    lang: settings.lang,
    dir: directionOf(settings.lang),
    links: settings.links,
    logo: brandOf(settings).logo,
    slots: renderSiteSlots(slots, settings),
  };
}
