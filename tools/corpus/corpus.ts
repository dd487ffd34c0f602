/** The pages of a site, independent of any generator's layout. */
export interface Corpus {
  name: string;
  /** Display label: `1,000 pages`. */
  label: string;
  title: string;
  /** All pages except the first. */
  sections: { title: string; pages: CorpusPage[] }[];
  pages: CorpusPage[];
  /** Markdown without title and frontmatter. Links between pages are `[text](page:ID#anchor)`. */
  body: (page: CorpusPage) => string;
}

export interface CorpusPage {
  n: number;
  /** `part-001/some-words-12`, or `index`. */
  id: string;
  title: string;
  description: string;
}
