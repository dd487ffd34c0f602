import { withBase } from '../shared/address.ts';
import { cutMarkdown } from '../shared/cut-markdown.ts';
import { placeHeaders } from '../shared/markdown-sections.ts';
import { markdownFile, sectionFile } from '../shared/page-files.ts';
import type { Header } from '../shared/page-record.ts';
import { withLinksToCopy } from './markdown-document.ts';

/** In characters: agents truncate longer texts. */
export const LONGEST_COPY = 50_000;
/** Leaves room for the head of each part. */
const LONGEST_PART = LONGEST_COPY - 1000;

export interface LongPage {
  base: string;
  /** Prefix of addresses from the root of the host; empty if the site does not know its host. */
  site: string;
  path: string;
  title: string;
  headers: readonly Header[];
  /** The quoted lines at the beginning of the copy. */
  about: string;
}

export interface SectionDocuments {
  /** The copy, which lists its parts at the top. */
  copy: string;
  /** Address from the root of the docs → Markdown. */
  parts: Map<string, string>;
}

/** Splits a copy that is too long into parts: a file for each second-level section, and several for a section that is still too long. */
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

/** Turns an anchor into a file name that is valid on every system. */
function nameOf(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}_.-]+/gu, '-');
}
