import type { Settings } from '../config/settings.ts';
import type { PageBody, PageSearch } from '../content/source/compiled-page.ts';
import { parseOutline } from '../search/format/parse-index.ts';
import type { SearchFiles } from '../search/index/assemble-index.ts';
import { IndexBuilder, withTexts } from '../search/index/build-index.ts';
import { COMMON_SYNONYMS } from '../search/index/common-synonyms.ts';
import type { IndexedPage } from '../search/index/index-page.ts';
import { phrasingTerms } from '../search/index/phrasing-terms.ts';
import type { Phrasing } from '../shared/phrasing.ts';
import { shortHash } from '../util/short-hash.ts';

/** Also the keywords of pages may be among the phrasings. */
type SearchSettings = Pick<Settings, 'synonyms' | 'phrasings'>;

/** The index of a site with the texts, from the pages of its newest version. */
export function siteSearchIndex(pages: Iterable<{ search: PageSearch; texts: PageBody['texts'] }>, settings: SearchSettings): SearchFiles {
  const index = siteIndexBuilder(settings);
  const all: PageBody['texts'] = [];
  for (const { search, texts } of pages) {
    index.add(search);
    all.push(...texts);
  }
  return withTexts(index.files(), all);
}

/** Takes the pages of a site one by one, then gives all files but the texts. */
export function siteIndexBuilder(settings: SearchSettings): { add: (page: PageSearch) => void; files: () => SearchFiles } {
  const index = new IndexBuilder();
  const withPhrasings = phrasingsFor(settings);
  const own = Object.entries(settings.synonyms).map(([phrase, synonyms]) => [phrase, ...synonyms]);
  return {
    add: (page) => {
      for (const part of page) index.add(withPhrasings(part));
    },
    files: () => index.files({ synonyms: { said: own, loose: COMMON_SYNONYMS }, hash: shortHash }),
  };
}

/** Adds the phrasings that lead to its sections to a page, or to a part of a large page. */
function phrasingsFor(settings: SearchSettings): (part: IndexedPage) => IndexedPage {
  const places = new Map<string, Phrasing[]>();
  for (const place of settings.phrasings) places.set(place.path, [...(places.get(place.path) ?? []), place]);
  return (part) => withAsked(part, places.get(part.path) ?? []);
}

function withAsked(part: IndexedPage, places: readonly Phrasing[]): IndexedPage {
  if (places.length === 0) return part;
  const [outline] = parseOutline([JSON.parse(part.row)]);
  const phrasings = new Map<number, readonly string[]>();
  for (const { anchor, phrases } of places) {
    const section = outline?.sections.findIndex((known) => known.anchor === anchor) ?? -1;
    if (section >= 0) phrasings.set(section, phrases);
  }
  return phrasings.size === 0 ? part : { ...part, terms: [part.terms, phrasingTerms(phrasings)].filter(Boolean).join('\n') };
}
