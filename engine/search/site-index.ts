import { shortHash } from '../build/short-hash.ts';
import type { SiteModel } from '../build/site-model.ts';
import { COMMON_SYNONYMS } from './common-synonyms.ts';
import { joinIndex, type SearchFiles } from './core/build-index.ts';

/** The index of a site: the pages of its newest version. */
export function siteIndex({ pages, settings }: SiteModel): SearchFiles {
  const current = settings.versions[0]?.id;
  const sources = [...pages.values()].filter((page) => page.version === current).flatMap((page) => page.search);
  const own = Object.entries(settings.synonyms).map(([said, meant]) => [said, ...meant]);
  return joinIndex(sources, { synonyms: [...own, ...COMMON_SYNONYMS], hash: shortHash });
}
