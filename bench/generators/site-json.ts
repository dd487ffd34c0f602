import type { Corpus } from '../../tools/corpus/corpus.ts';

/** What the settings of the peers read: title, home, and the sections for the sidebar. */
export function siteJson({ title, sections }: Corpus): string {
  return JSON.stringify({
    title,
    sections: sections.map((section) => ({
      title: section.title,
      items: section.pages.map(({ id, title: label }) => ({ id, title: label })),
    })),
  });
}
