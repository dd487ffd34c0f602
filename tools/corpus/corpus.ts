/** The pages of a site, free of any generator's layout. */
export interface Corpus {
  name: string;
  /** For people: `1,000 pages`. */
  label: string;
  title: string;
  /** All pages but the first. */
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
