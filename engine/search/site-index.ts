import { shortHash } from '../build/short-hash.ts';
import type { SiteModel } from '../build/site-model.ts';
import type { AskedPlace } from '../shared/asked.ts';
import { COMMON_SYNONYMS } from './common-synonyms.ts';
import { askedTerms } from './core/asked-terms.ts';
import { joinIndex, type SearchFiles } from './core/build-index.ts';
import type { IndexedPage } from './core/index-page.ts';

/** The index of a site: the pages of its newest version. */
export function siteIndex({ pages, settings }: SiteModel): SearchFiles {
  const current = settings.versions[0]?.id;
  const places = new Map<string, AskedPlace[]>();
  for (const place of settings.asked) places.set(place.path, [...(places.get(place.path) ?? []), place]);
  const sources = [...pages.values()]
    .filter((page) => page.version === current)
    .flatMap((page) => page.search)
    .map((part) => withAsked(part, places.get(part.path) ?? []));
  const own = Object.entries(settings.synonyms).map(([said, meant]) => [said, ...meant]);
  return joinIndex(sources, { synonyms: { said: own, loose: COMMON_SYNONYMS }, hash: shortHash });
}

/** A page, or a part of a large one, with what readers ask for its places. */
function withAsked(part: IndexedPage, places: readonly AskedPlace[]): IndexedPage {
  const asked = new Map<number, readonly string[]>();
  for (const { anchor, phrases } of places) {
    const section = part.sections.findIndex((known) => known.anchor === anchor);
    if (section >= 0) asked.set(section, phrases);
  }
  return asked.size === 0 ? part : { ...part, terms: [part.terms, askedTerms(asked)].filter(Boolean).join('\n') };
}
