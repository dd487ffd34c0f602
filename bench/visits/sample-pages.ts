import type { Corpus, CorpusPage } from '../../tools/corpus/corpus.ts';

export interface SamplePage {
  kind: 'shortest' | 'middle' | 'longest';
  page: CorpusPage;
}

/** The shortest, the middle and the longest page by their Markdown, the first page left out. */
export function samplePages(corpus: Corpus): SamplePage[] {
  const sorted = corpus.pages
    .slice(1)
    .map((page) => ({ page, length: corpus.body(page).length }))
    .sort((a, b) => a.length - b.length || (a.page.id < b.page.id ? -1 : 1));
  const at = (kind: SamplePage['kind'], share: number) => {
    const page = sorted[Math.floor((sorted.length - 1) * share)]?.page;
    return page ? [{ kind, page }] : [];
  };
  return [...at('shortest', 0), ...at('middle', 0.5), ...at('longest', 1)];
}

/** The first page of the largest section: its sidebar has the most links that can be seen. */
export function pageToLeave(corpus: Corpus): CorpusPage | undefined {
  return corpus.sections.toSorted((a, b) => b.pages.length - a.pages.length)[0]?.pages[0];
}
