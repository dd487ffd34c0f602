import type { Settings } from '../config/settings.ts';
import type { Source } from '../content/source/find-sources.ts';

/** What there is of a site before any page is compiled. */
export interface SiteFolder {
  sources: readonly Source[];
  /** Other files of the content folders. */
  assets: readonly Source[];
  settings: Settings;
}
