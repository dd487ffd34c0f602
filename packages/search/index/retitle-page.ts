import { outlineRow, parseOutline } from '../format/parse-index.ts';
import { FIELD, type HeadingPosition, type Posting, unpackPage } from '../format/postings.ts';
import { type IndexedPage, termLine } from './index-page.ts';
import { headingPositions } from './page-terms.ts';

/** Replaces the title of an indexed page. Titles may depend on other pages, which aren't known yet when a page is indexed. */
export function retitlePage(page: IndexedPage, title: string): IndexedPage {
  const [outline] = parseOutline([JSON.parse(page.row)]);
  if (!outline || outline.title === title) return page;
  const row = JSON.stringify(outlineRow({ ...outline, title }));
  // Later parts of a split page begin with a section.
  const hasTitle = outline.sections[0]?.anchor === '';
  return { ...page, row, terms: hasTitle ? retitledTerms(page.terms, headingPositions(title)) : page.terms };
}

function retitledTerms(terms: string, title: ReadonlyMap<string, HeadingPosition>): string {
  const lines: string[] = [];
  const known = new Set<string>();
  for (const line of terms.split('\n').filter(Boolean)) {
    const [term = '', packed = ''] = line.split('\t');
    known.add(term);
    const postings = retitledPostings(unpackPage(packed), title.get(term));
    if (postings.length > 0) lines.push(termLine(term, postings));
  }
  for (const [term, heading] of title) if (!known.has(term)) lines.push(termLine(term, retitledPostings([], heading)));
  return lines.join('\n');
}

function retitledPostings(postings: readonly Posting[], heading: HeadingPosition | undefined): Posting[] {
  const others = postings.filter(({ section }) => section > 0);
  const { heading: _, ...start } = postings.find(({ section }) => section === 0) ?? { page: 0, section: 0, flags: 0 };
  const flags = heading ? start.flags | FIELD.heading : start.flags & ~FIELD.heading;
  if (flags === 0 && !start.phrasings) return others;
  return [{ ...start, flags, ...(heading && { heading }) }, ...others];
}
