import { pageTerms, type SearchPage } from './page-terms.ts';
import { FIELD, LEVEL, type Posting, packPage } from './postings.ts';
import { splitPages } from './split-pages.ts';
import { storedText } from './stored-text.ts';

/** A page, or a part of one without measure, made ready for the index: nothing in it depends on other pages. */
export interface IndexedPage {
  path: string;
  title: string;
  sections: { anchor: string; heading: string; level: number }[];
  /** The description and the text of each section, for excerpts. */
  text: string[];
  /** A line for each word: word, places as `packPage` writes them, strength, number of sections, 1 where it stands in a heading. One text, because a large site has millions of words. */
  terms: string;
}

export function indexPage(source: SearchPage): IndexedPage[] {
  return splitPages([source]).map((page) => {
    const lines: string[] = [];
    for (const [word, postings] of pageTerms(page, 0)) {
      const inHeading = postings.some((posting) => posting.flags & FIELD.heading);
      lines.push(`${word}\t${packPage(postings)}\t${strength(postings)}\t${postings.length}\t${inHeading ? 1 : 0}`);
    }
    return {
      path: page.path,
      title: page.title,
      sections: page.sections.map(({ anchor, heading, level }) => ({ anchor, heading: heading.slice(0, 200), level })),
      text: [page.description, ...page.sections.map(storedText)],
      terms: lines.join('\n'),
    };
  });
}

function strength(postings: readonly Posting[]): number {
  return Math.max(...postings.map(({ flags }) => (flags & FIELD.heading ? 8 : 0) + (flags & FIELD.above ? 2 : 0) + (flags & LEVEL)));
}
