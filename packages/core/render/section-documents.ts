import { withBase } from '../shared/address.ts';
import { cutMarkdown } from '../shared/cut-markdown.ts';
import { placeHeaders } from '../shared/markdown-sections.ts';
import { markdownFile, sectionFile } from '../shared/page-files.ts';
import type { Header } from '../shared/page-record.ts';
import { withLinksToCopy } from './markdown-document.ts';

/** Programs that read pages cut off what is longer, in characters. */
export const LONGEST_COPY = 50_000;
/** What stands at the head of each part counts too. */
const LONGEST_PART = LONGEST_COPY - 1000;

export interface LongPage {
  base: string;
  /** Before addresses from the root of the host; empty where the site does not know it. */
  site: string;
  path: string;
  title: string;
  headers: readonly Header[];
  /** The lines of quotation that the copy begins with. */
  about: string;
}

export interface SectionDocuments {
  /** The copy, which names its parts at its head. */
  copy: string;
  /** Address from the root of the docs → Markdown. */
  parts: Map<string, string>;
}

/** The copy of a page with the parts of one that is too long to be read at once: a file for each section of its second level, and several for one that is too long itself. */
export function sectionDocuments(copy: string, page: LongPage): SectionDocuments {
  if (copy.length <= LONGEST_COPY) return { copy, parts: new Map() };
  const pieces = sectionsOf(copy, page.headers).flatMap(({ slug, title, text }) =>
    cutMarkdown(text, LONGEST_PART).map((part, index, all) => ({
      address: sectionFile(page.path, index === 0 ? nameOf(slug) : `${nameOf(slug)}~${index + 1}`),
      label: all.length === 1 ? title : `${title}, part ${index + 1} of ${all.length}`,
      text: part,
    })),
  );
  const link = (piece: { address: string; label: string }) =>
    `[${piece.label.replace(/[[\]\\]/g, '\\$&')}](${page.site}${encodeURI(withBase(page.base, piece.address))})`;
  const whole = page.site + encodeURI(withBase(page.base, markdownFile(page.path)));
  const parts = new Map(
    pieces.map((piece, index): [string, string] => {
      const next = pieces[index + 1];
      const text = withLinksToCopy(piece.text, whole);
      const lines = [
        `> This is one section of [${page.title.replace(/[[\]\\]/g, '\\$&')}](${whole}).`,
        page.about,
        ...(next ? [`> Next section: ${link(next)}`] : []),
      ];
      return [piece.address, `# ${page.title}: ${piece.label}\n\n${lines.join('\\\n')}\n\n${text}\n`];
    }),
  );
  const list = pieces.map((piece) => `> - ${link(piece)}, ${piece.text.length} characters`).join('\n');
  const hint = `>\n> This page has ${copy.length} characters. Each section is a file of its own:\n>\n${list}\n`;
  return { copy: copy.replace(`${page.about}\n`, (about) => about + hint), parts };
}

interface Section {
  slug: string;
  title: string;
  text: string;
}

function sectionsOf(copy: string, headers: readonly Header[]): Section[] {
  const placed = placeHeaders(
    copy,
    headers.filter(({ level }) => level === 2),
  );
  return placed.map(({ slug, title, start }, index) => ({ slug, title, text: copy.slice(start, placed[index + 1]?.start).trim() }));
}

/** An anchor as a name of a file on every system. */
function nameOf(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}_.-]+/gu, '-');
}
