import type { Corpus, CorpusPage } from '../../tools/corpus/corpus.ts';

export interface SamplePage {
  kind: 'shortest' | 'median' | 'longest';
  page: CorpusPage;
}

/** The shortest, the median and the longest page by length of Markdown, excluding the first page. */
export function samplePages(corpus: Corpus): SamplePage[] {
  const sorted = corpus.pages
    .slice(1)
    .map((page) => ({ page, length: corpus.body(page).length }))
    .sort((a, b) => a.length - b.length || (a.page.id < b.page.id ? -1 : 1));
  const at = (kind: SamplePage['kind'], share: number) => {
    const page = sorted[Math.floor((sorted.length - 1) * share)]?.page;
    return page ? [{ kind, page }] : [];
  };
  return [...at('shortest', 0), ...at('median', 0.5), ...at('longest', 1)];
}

/** The first page of the largest section, whose sidebar shows the most links. */
export function pageToLeave(corpus: Corpus): CorpusPage | undefined {
  return corpus.sections.toSorted((a, b) => b.pages.length - a.pages.length)[0]?.pages[0];
}
