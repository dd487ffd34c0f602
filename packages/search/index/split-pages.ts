import type { SearchPage, SearchSection } from './page-terms.ts';

const MOST_SECTIONS = 100;
const MOST_TEXT = 60_000;

/** Splits extremely long pages into parts, so that no file grows with a single page. */
export function splitPages(pages: readonly SearchPage[]): SearchPage[] {
  return pages.flatMap((page) => {
    const parts: SearchSection[][] = [];
    let part: SearchSection[] = [];
    let text = 0;
    for (const section of page.sections) {
      if (part.length > 0 && (part.length >= MOST_SECTIONS || text + section.text.length > MOST_TEXT)) {
        parts.push(part);
        part = [];
        text = 0;
      }
      part.push(section);
      text += section.text.length;
    }
    return [...parts, part].map((sections, index) => ({ ...page, sections, whole: index === 0 }));
  });
}
