import { shortHash } from '../build/short-hash.ts';
import type { Settings } from '../config/settings.ts';
import type { PageBody, PageSearch } from '../page/compiled-page.ts';
import type { AskedPlace } from '../shared/asked.ts';
import { COMMON_SYNONYMS } from './common-synonyms.ts';
import { askedTerms } from './core/asked-terms.ts';
import type { BuildOptions } from './core/assemble-index.ts';
import { IndexJoin, type SearchFiles, withTexts } from './core/build-index.ts';
import type { IndexedPage } from './core/index-page.ts';
import { parseOutline } from './core/parse-index.ts';

/** The index of a site with the texts, from the pages of its newest version. */
export function siteIndex(pages: Iterable<{ search: PageSearch; texts: PageBody['texts'] }>, settings: Settings): SearchFiles {
  const join = new IndexJoin();
  const asked = askedFor(settings);
  const all: PageBody['texts'] = [];
  for (const { search, texts } of pages) {
    for (const part of search) join.add(asked(part));
    all.push(...texts);
  }
  return withTexts(join.files(indexOptions(settings)), all);
}

/** How the index of a site is put together. */
export function indexOptions({ synonyms }: Settings): BuildOptions {
  const own = Object.entries(synonyms).map(([said, meant]) => [said, ...meant]);
  return { synonyms: { said: own, loose: COMMON_SYNONYMS }, hash: shortHash };
}

/** Adds the phrasings that lead to its sections to a page, or to a part of a large page. */
export function askedFor(settings: Settings): (part: IndexedPage) => IndexedPage {
  const places = new Map<string, AskedPlace[]>();
  for (const place of settings.asked) places.set(place.path, [...(places.get(place.path) ?? []), place]);
  return (part) => withAsked(part, places.get(part.path) ?? []);
}

function withAsked(part: IndexedPage, places: readonly AskedPlace[]): IndexedPage {
  if (places.length === 0) return part;
  const [outline] = parseOutline([JSON.parse(part.row)]);
  const asked = new Map<number, readonly string[]>();
  for (const { anchor, phrases } of places) {
    const section = outline?.sections.findIndex((known) => known.anchor === anchor) ?? -1;
    if (section >= 0) asked.set(section, phrases);
  }
  return asked.size === 0 ? part : { ...part, terms: [part.terms, askedTerms(asked)].filter(Boolean).join('\n') };
}
