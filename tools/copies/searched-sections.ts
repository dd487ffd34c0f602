/** The same as in `search/index/stored-text.ts`. */
const LONGEST_SECTION = 20_000;

export interface SearchedSection {
  /** Heading and text. */
  text: string;
  /** The search keeps only the start of a very long section. */
  isCut: boolean;
}

interface SearchedPage {
  path: string;
  title: string;
  sections: readonly { heading: string }[];
}

/** The part of the index reader used here. */
interface PageReader<Page extends SearchedPage> {
  page(number: number): Promise<Page | undefined>;
  texts(page: Page): Promise<{ sections: readonly string[] }>;
}

/** Page path → sections in the search index, in order. */
export async function searchedSections<Page extends SearchedPage>(index: PageReader<Page>): Promise<Map<string, SearchedSection[]>> {
  const found = new Map<string, SearchedSection[]>();
  for (let number = 0; ; number++) {
    const page = await index.page(number);
    if (!page) return found;
    const { sections } = await index.texts(page);
    const said = sections.map((text, at) => ({
      text: `${page.sections[at]?.heading || (at === 0 ? page.title : '')} ${text.replaceAll('`', '')}`,
      isCut: text.length > LONGEST_SECTION,
    }));
    found.set(page.path, [...(found.get(page.path) ?? []), ...said]); // a very large page is stored in several parts
  }
}
