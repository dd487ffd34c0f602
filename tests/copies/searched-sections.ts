import type { IndexReader } from '../../packages/search/format/index-reader.ts';

/** As `search/index/stored-text.ts` has it. */
const LONGEST_SECTION = 20_000;

export interface SearchedSection {
  /** Heading and text. */
  text: string;
  /** Of a very long section the search keeps the beginning. */
  isCut: boolean;
}

/** Page → the sections that the search keeps of it, in order. */
export async function searchedSections(index: IndexReader): Promise<Map<string, SearchedSection[]>> {
  const found = new Map<string, SearchedSection[]>();
  for (let number = 0; ; number++) {
    const page = await index.page(number);
    if (!page) return found;
    const { sections } = await index.texts(page);
    const said = sections.map((text, at) => ({
      text: `${page.sections[at]?.heading || (at === 0 ? page.title : '')} ${text.replaceAll('`', '')}`,
      isCut: text.length > LONGEST_SECTION,
    }));
    found.set(page.path, [...(found.get(page.path) ?? []), ...said]); // a page without measure is in several parts
  }
}
