import { withoutFrontmatter } from '../content/source/frontmatter-block.ts';
import { placeHeaders } from '../shared/markdown-sections.ts';
import type { PageRecord } from '../shared/page-record.ts';
import type { SectionChange } from './compare-sections.ts';
import type { Section } from './sections.ts';

/** A change of the original, with the section of the translation that it affects. */
export interface PlacedChange extends SectionChange {
  /** Line in the translation; 1 if the section cannot be determined. */
  line: number;
  /** Anchor of the section in the translation; empty for the beginning of the page, undefined if it cannot be determined. */
  anchor: string | undefined;
  /** Anchor in the original, empty for the beginning. */
  original: string;
}

interface PageText {
  record: PageRecord;
  /** The Markdown as written. */
  text: string;
  sections: readonly Section[];
}

/** Matches sections of a translation with those of the original by order, or else by anchor. */
export function placeChanges(
  changes: readonly SectionChange[],
  { recorded, translation, original }: { recorded: number; translation: PageText; original: PageText },
): PlacedChange[] {
  const own = anchorsOf(translation);
  const theirs = anchorsOf(original);
  const inOrder = translation.sections.length === recorded;
  return changes.map((change) => {
    const target = change.now === undefined ? '' : (theirs[change.now] ?? '');
    const found = inOrder ? (change.recorded ?? -1) : change.recorded === 0 ? 0 : target === '' ? -1 : own.indexOf(target);
    return { ...change, line: translation.sections[found]?.line ?? 1, anchor: found < 0 ? undefined : own[found], original: target };
  });
}

/** Anchors of the sections; empty for the beginning and for headings that the page does not show. */
function anchorsOf({ record, text, sections }: PageText): string[] {
  const body = withoutFrontmatter(text.replace(/\r\n?/g, '\n')).replace(/[ \t]*\{#[^{}]*\}(?=[ \t#]*$)/gm, (ids) => ' '.repeat(ids.length));
  const above = (sections[0]?.line ?? 1) - 1;
  const placed = new Map(
    placeHeaders(body, record.headers).map(({ start, slug }) => [above + body.slice(0, start).split('\n').length, slug]),
  );
  return sections.map(({ line, title }) => (title === '' ? '' : (placed.get(line) ?? '')));
}
