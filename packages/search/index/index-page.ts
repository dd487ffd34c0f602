import { outlineRow } from '../format/parse-index.ts';
import { FIELD, LEVEL, type Posting, packPage } from '../format/postings.ts';
import { pageTerms, type SearchPage, type SearchSection } from './page-terms.ts';
import { storedText } from './stored-text.ts';

/** What the join of all pages needs of a page, or of a part of one without measure: nothing in it depends on other pages. */
export interface IndexedPage {
  path: string;
  /** How many sections it has. */
  sections: number;
  /** Its row in an outline, as JSON. */
  row: string;
  /** A line for each word: word, places as `packPage` writes them, strength, number of sections, 1 where it stands in a heading. One text, because a large site has millions of words. */
  terms: string;
}

/** The description and the text of each section, for excerpts: a file of its own, named by its content. */
export interface TextFile {
  name: string;
  content: string;
}

export interface IndexedParts {
  pages: IndexedPage[];
  /** Beside each of them. */
  texts: TextFile[];
}

/** Everything the index has of one page; a page without measure is divided into several. `hash` names the files of texts. */
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
  const lines: string[] = [];
  for (const { term, postings } of pageTerms(page, 0)) {
    const inHeading = postings.some((posting) => posting.flags & FIELD.heading);
    lines.push(`${term}\t${packPage(postings)}\t${strength(postings)}\t${postings.length}\t${inHeading ? 1 : 0}`);
  }
  return lines.join('\n');
}

/** How much a page is about a word. */
function strength(postings: readonly Posting[]): number {
  // A place that is asked for by a word is about it as much as one whose heading has it.
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
