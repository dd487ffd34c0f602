import type { Corpus } from '../../tools/corpus/corpus.ts';

/** Data for the settings of other generators: title, home page and sidebar sections. */
export function siteJson({ title, sections }: Corpus): string {
  return JSON.stringify({
    title,
    sections: sections.map((section) => ({
      title: section.title,
      items: section.pages.map(({ id, title: label }) => ({ id, title: label })),
    })),
  });
}
