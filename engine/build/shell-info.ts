import type { Settings } from '../config/settings.ts';
import type { ShellInfo } from '../shared/settings.ts';
import { siteInfo } from './site-info.ts';

/** The part of the settings that is needed to render documents. */
export function shellInfo(settings: Settings): ShellInfo {
  return { ...siteInfo(settings), links: settings.links };
}
