// The only file that touches the HTML parser. One pass over a finished page adds the base path to links and collects data for the
// checks and the search from the HTML itself, so components cannot misreport it.
import { Parser } from 'htmlparser2';
import { isExternal, withBase } from '../../shared/address.ts';
import { VOID_TAGS } from '../../shared/html-tags.ts';
import type { Say } from '../../shared/interface-words.ts';
import { fragmentsOf } from '../../shared/tab-names.ts';
import { isSafeAddress, mapSrcset } from './addresses.ts';
import { liftCode, putBack } from './lift-code.ts';
import { type HtmlEdit, PartMarks, withEdits } from './mark-parts.ts';
import type { ScannedPage, TextSection } from './scanned-page.ts';
import { SectionText } from './section-text.ts';

export interface ScanOptions {
  base: string;
  /** Resolves a link to another source file (`../steps.md#x`) to a path; `undefined` for other links. */
  resolveFile: (href: string) => string | undefined;
  /** Keeps only safe addresses; see `isSafeAddress`. */
  safe?: boolean;
  /** Set for a whole article, whose parts are completed; see `PartMarks`. */
  article?: {
    /** HTML of a heading to insert before it; empty for none. */
    heading: string;
    /** Number of leading elements that are read but left out of the HTML, because the theme shows their content. */
    hidden: number;
    /** Interface words in the language of the article. */
    say: Say;
  };
}

/** A row is checked for being blank only if it has at most this many characters. */
const NOTHING_YET = 8;

/** Elements that may begin with the name they document. */
const NAMED = new Set(['tr', 'li', 'dt']);

/** Elements that show a file, and the attributes that name files. */
const SHOWS_FILES = new Set(['img', 'source', 'video', 'audio', 'track']);
/** An attribute with a value. Text inside a value that looks like one is skipped. */
const ATTRIBUTE = /([^\s"'<>/=]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g;
const FILE_ATTRIBUTES = new Set(['src', 'poster', 'srcset']);

/** Elements without page text: buttons and forms, pictures, decoration, and the language in the bar of a code block. */
function isSilent(name: string, attributes: Readonly<Record<string, string>>): boolean {
  const classes = attributes.class;
  if (name === 'a') return 'data-footnote-ref' in attributes || 'data-footnote-backref' in attributes;
  if (attributes['aria-hidden'] === 'true') return !VOID_TAGS.has(name);
  return name === 'svg' || name === 'button' || (name === 'span' && classes === 'language') || classes === 'api-builder';
}

/** Reads a finished page: `whole` is the HTML of its article. */
export function scanHtml(whole: string, { base, resolveFile, safe = false, article }: ScanOptions): ScannedPage {
  const { html, blocks } = liftCode(whole);
  const start: TextSection = { anchor: '', heading: '', level: 1, text: '', code: [], named: [], heads: [] };
  const page: Omit<ScannedPage, 'html'> = {
    ids: [],
    fragments: [],
    links: [],
    files: [],
    frames: [],
    refused: [],
    headings: [],
    imagesWithoutAlt: [],
    sections: [start],
  };
  let section = start;
  let text = new SectionText();
  const edits: HtmlEdit[] = [];
  const marks = article && new PartMarks(html, article);
  let depth = 0;
  let hidden = article?.hidden ?? 0;
  /** Start of the visible HTML. */
  let shown = 0;
  let heading: { level: number; text: string; anchor: string; code: string[] } | undefined;
  let code: string | undefined;
  let silent = 0;
  /** Start of the text of the current row or item. */
  let row = -1;
  let names = false;
  let head = 0;
  let link: string | undefined;
  const pointed: { anchor: string; code: string }[] = [];
  const holders = new Map<string, TextSection>();

  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) {
        page.ids.push(attributes.id);
        holders.set(attributes.id, section);
      }
      if (name === 'a' && attributes.name !== undefined) page.fragments.push(attributes.name);
      if (name === 'docs-tabs') page.fragments.push(...fragmentsOf({ slugs: attributes['data-slugs'] }));
      if (name === 'a') link = attributes.href;
      if (name === 'iframe' && attributes.src !== undefined) page.frames.push({ href: attributes.src, written: attributes.src });
      rewrite(name, attributes);
      marks?.open({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1 });
      if (!VOID_TAGS.has(name)) depth++;
      if (name === 'img' && attributes.alt === undefined) page.imagesWithoutAlt.push(attributes.src ?? '');
      const isImage = attributes.role === 'img' && !VOID_TAGS.has(name);
      // A picture is represented by its alternative text; text drawn in it only repeats fragments of that.
      if (isImage && silent === 0 && !heading && attributes['aria-label'] !== undefined) text.add(attributes['aria-label']);
      if (isImage || isSilent(name, attributes)) silent++;
      // Nested elements are counted to find the end of the silent one.
      else if (silent > 0 && !VOID_TAGS.has(name)) silent++;
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level) heading = { level: Number(level), text: '', anchor: attributes.id ?? '', code: [] };
      if (name === 'code') {
        code = '';
        names = !heading && row >= 0 && text.isBlankSince(row, NOTHING_YET);
      }
      if (NAMED.has(name)) row = text.length;
      if (name === 'thead') head = text.length;
      if (!heading) text.open(name);
    },
    ontext(found) {
      if (silent > 0) return;
      const read = putBack(found, blocks, 'text');
      if (heading) heading.text += read;
      else text.add(read);
      if (code !== undefined) code += read;
    },
    onclosetag(name) {
      marks?.close(name, parser.startIndex, parser.endIndex + 1);
      if (!VOID_TAGS.has(name) && --depth === 0 && hidden > 0 && --hidden === 0) {
        shown = parser.endIndex + 1;
        marks?.restart();
      }
      if (silent > 0 && !VOID_TAGS.has(name)) silent--;
      if (name === 'code' && code !== undefined) {
        (heading ?? section).code.push(code);
        if (names && (link === undefined || isExternal(link))) section.named.push(code);
        else if (names && link?.startsWith('#')) pointed.push({ anchor: link.slice(1), code });
        code = undefined;
      }
      if (name === 'a') link = undefined;
      if (name === 'thead') section.heads.push(text.since(head));
      if (heading && /^h[1-6]$/.test(name)) {
        const title = heading.text.trim();
        page.headings.push({ level: heading.level, text: title });
        if (heading.level === 1) {
          // Some projects write their name as a heading above each title.
          const isSecond = start.heading !== '' && section === start && text.read() === '';
          start.heading = isSecond ? `${start.heading} ${title}` : title;
          start.code.push(...heading.code);
        } else {
          section.text = text.read();
          section = { anchor: heading.anchor, heading: title, level: heading.level, text: '', code: heading.code, named: [], heads: [] };
          text = new SectionText();
          page.sections.push(section);
          holders.set(heading.anchor, section);
        }
        heading = undefined;
        row = -1;
      } else if (!heading) text.close(name);
    },
  });

  function rewrite(tag: string, attributes: Readonly<Record<string, string>>): void {
    const isLink = tag === 'a' || tag === 'area';
    const found = isLink ? page.links : SHOWS_FILES.has(tag) ? page.files : undefined;
    let tagText = '';
    for (const [name, value] of Object.entries(attributes)) {
      if (isLink ? name !== 'href' : !FILE_ATTRIBUTES.has(name)) continue;
      const address = (written: string): string => {
        if (safe && !isSafeAddress(written)) {
          page.refused.push({ href: written, written });
          return '#';
        }
        const href = resolveFile(written) ?? written;
        found?.push({ href, written });
        return href.startsWith('/') && !isExternal(href) ? withBase(base, href) : href;
      };
      const rewritten = name === 'srcset' ? mapSrcset(value, address) : address(value);
      if (rewritten === value) continue;
      tagText ||= html.slice(parser.startIndex, parser.endIndex + 1);
      const escaped = rewritten.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
      tagText = tagText.replace(ATTRIBUTE, (whole: string, written: string) =>
        written.toLowerCase() === name ? `${written}="${escaped}"` : whole,
      );
    }
    if (tagText === '') return;
    edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: tagText });
  }

  parser.write(html);
  parser.end();
  // A row that links to another section names the thing documented there.
  for (const { anchor, code: name } of pointed) holders.get(anchor)?.named.push(name);
  section.text = text.read();
  return { html: putBack(withEdits(html, [...edits, ...(marks?.edits ?? [])], shown), blocks, 'html'), ...page };
}
