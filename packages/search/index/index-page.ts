import { outlineRow } from '../format/parse-index.ts';
import { FIELD, LEVEL, type Posting, packPage } from '../format/postings.ts';
import { pageTerms, type SearchPage, type SearchSection } from './page-terms.ts';
import { storedText } from './stored-text.ts';

/** An indexed page, or part of an oversized one, ready for merging. Nothing in it depends on other pages. */
export interface IndexedPage {
  path: string;
  /** Number of sections. */
  sections: number;
  /** Its row in an outline, as JSON. */
  row: string;
  /** One line per word: word, postings from `packPage`, strength, number of sections, 1 if it occurs in a heading. A single string, because a large site has millions of words. */
  terms: string;
}

/** The description and section texts, for excerpts: a separate file, named by content hash. */
export interface TextFile {
  name: string;
  content: string;
}

export interface IndexedParts {
  pages: IndexedPage[];
  /** One per page. */
  texts: TextFile[];
}

/** Indexes one page, splitting an oversized page into several. `hash` names the text files. */
export function indexPage(source: SearchPage, hash: (content: string) => string): IndexedParts {
  const parts: IndexedParts = { pages: [], texts: [] };
  for (const page of splitPages([source])) {
    const content = JSON.stringify([page.description, ...page.sections.map(storedText)]);
    const name = `text.${hash(content)}.json`;
    const sections = page.sections.map(({ anchor, heading, level }) => ({ anchor, heading: heading.slice(0, 200), level }));
    const { path, title } = page;
    parts.pages.push({
      path,
      sections: sections.length,
      row: JSON.stringify(outlineRow({ path, title, text: name, sections })),
      terms: termLines(page),
    });
    parts.texts.push({ name, content });
  }
  return parts;
}

function termLines(page: SearchPage): string {
  return pageTerms(page, 0)
    .map(({ term, postings }) => termLine(term, postings))
    .join('\n');
}

/** A line of `IndexedPage.terms`. */
export function termLine(term: string, postings: readonly Posting[]): string {
  const inHeading = postings.some((posting) => posting.flags & FIELD.heading);
  return `${term}\t${packPage(postings)}\t${strength(postings)}\t${postings.length}\t${inHeading ? 1 : 0}`;
}

/** How prominent a word is on a page. */
function strength(postings: readonly Posting[]): number {
  // A word in a phrasing counts as much as one in a heading.
  let most = 0;
  for (const { flags } of postings) most = Math.max(most, (flags & (FIELD.heading | FIELD.phrasings) ? 8 : 0) + (flags & LEVEL));
  return most;
}

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
