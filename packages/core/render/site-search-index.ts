import { parseOutline } from '../../search/format/parse-index.ts';
import type { SearchFiles } from '../../search/index/assemble-index.ts';
import { IndexBuilder, withTexts } from '../../search/index/build-index.ts';
import { COMMON_SYNONYMS } from '../../search/index/common-synonyms.ts';
import type { IndexedPage } from '../../search/index/index-page.ts';
import { phrasingTerms } from '../../search/index/phrasing-terms.ts';
import { retitlePage } from '../../search/index/retitle-page.ts';
import type { Phrasing, Settings } from '../config/settings.ts';
import type { CompiledPage, PageSearch } from '../content/source/compiled-page.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { shortHash } from '../util/digest.ts';

type SearchSettings = Pick<Settings, 'synonyms' | 'phrasings'>;

/** Builds the search index of a site, including the texts. */
export function siteSearchIndex(
  found: readonly Pick<CompiledPage, 'record' | 'search' | 'texts'>[],
  settings: SearchSettings,
): SearchFiles {
  const pages = searchOrder(found);
  const index = siteIndexBuilder(
    pages.map(({ record }) => record),
    settings,
  );
  for (const { search } of pages) index.add(search);
  return withTexts(
    index.files(),
    pages.flatMap(({ texts }) => texts),
  );
}

/** Pages in the order of the index: untranslated ones come last. */
export function searchOrder<Page extends { record: PageRecord }>(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => Number(a.record.lang !== undefined) - Number(b.record.lang !== undefined));
}

/**
 * Creates a builder for the search index. It takes the search data of the pages with these records, in their order, and returns all
 * files except the texts.
 */
export function siteIndexBuilder(
  records: readonly PageRecord[],
  settings: SearchSettings,
): { add: (page: PageSearch) => void; files: () => SearchFiles } {
  const index = new IndexBuilder();
  const own = Object.entries(settings.synonyms).map(([phrase, synonyms]) => [phrase, ...synonyms]);
  // The keywords of a page count as phrasings of it.
  const keywords = records.flatMap(({ path, frontmatter: { keywords } }) => (keywords ? [{ path, anchor: '', phrases: keywords }] : []));
  const byPath = new Map(records.map((record) => [record.path, record]));
  const places = new Map<string, PhrasedSection[]>();
  for (const place of [...settings.phrasings, ...keywords]) places.set(place.path, [...(places.get(place.path) ?? []), place]);
  return {
    add: (page) => {
      const record = byPath.get(page[0]?.path ?? '');
      if (record?.lang !== undefined) index.beginForeign(record.lang);
      for (const part of page) index.add(withPhrasings(record ? retitlePage(part, record.title) : part, places.get(part.path) ?? []));
    },
    files: () => index.files({ synonyms: { said: own, loose: COMMON_SYNONYMS }, hash: shortHash }),
  };
}

type PhrasedSection = Pick<Phrasing, 'path' | 'anchor' | 'phrases'>;

/** Adds the phrasings of its sections to a page, or to a part of a large one. */
function withPhrasings(part: IndexedPage, places: readonly PhrasedSection[]): IndexedPage {
  if (places.length === 0) return part;
  const [outline] = parseOutline([JSON.parse(part.row)]);
  const phrasings = new Map<number, readonly string[]>();
  for (const { anchor, phrases } of places) {
    const section = outline?.sections.findIndex((known) => known.anchor === anchor) ?? -1;
    if (section >= 0) phrasings.set(section, [...(phrasings.get(section) ?? []), ...phrases]);
  }
  return phrasings.size === 0 ? part : { ...part, terms: [part.terms, phrasingTerms(phrasings)].filter(Boolean).join('\n') };
}
