// The only file that touches the HTML parser. One pass over a finished page: links get the base path,
// and what the checks and the search need is read from the result, not from what components claim.
import { Parser } from 'htmlparser2';
import { isExternal, withBase } from '../shared/address.ts';
import { VOID_TAGS } from './html-tags.ts';
import { unescapeHtml } from './unescape-html.ts';

export interface ScannedPage {
  /** The same HTML with the base path in its links. */
  html: string;
  ids: string[];
  /** In order, with repetitions. */
  links: ScannedLink[];
  headings: { level: number; text: string }[];
  /** Sources of images that have no text alternative. */
  imagesWithoutAlt: string[];
  sections: TextSection[];
}

export interface ScannedLink {
  /** A link to a source file has become the path of its page. */
  href: string;
  /** As it stands in the HTML. */
  written: string;
}

/** A heading and the text up to the next one. */
export interface TextSection {
  /** Slug of the heading; empty for the beginning of the page. */
  anchor: string;
  heading: string;
  /** 1 for the page's title. */
  level: number;
  text: string;
  /** Inline code and code blocks, each a string. */
  code: string[];
  /** Inline code that begins a row of a table, an item of a list or a term: what is told there, or where that leads to. */
  named: string[];
}

export interface ScanOptions {
  base: string;
  /** Turns a link to another source file (`../steps.md#x`) into a path; `undefined` where it is none. */
  resolveFile: (href: string) => string | undefined;
}

const BLOCKS = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'pre',
  'div',
  'section',
  'figure',
  'dt',
  'dd',
  'blockquote',
  'summary',
  'br',
  'figcaption',
  'label',
  'legend',
  'select',
  'option',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** A row that has this much text or less may have nothing but blanks. */
const NOTHING_YET = 8;

/** What stands in a line of context of the search between what one of these tags ends and the text after it, unless a mark is there. */
const BETWEEN = new Map([
  ['td', ' · '],
  ['th', ' · '],
  ['dt', ' · '],
  ['tr', '; '],
  ['li', '; '],
  ['dd', '; '],
  ['table', '. '],
  ['ul', '. '],
  ['ol', '. '],
  ['dl', '. '],
]);
/** What begins with one of these is told apart from a title or a name before it. */
const TOLD = new Set(['p', 'div', 'pre', 'li', 'blockquote', 'figure']);
const BEFORE_TOLD = ': ';
const MARK_AT_END = /[.!?:;,…]$/;

/** What may begin with a name. */
const NAMED = new Set(['tr', 'li', 'dt']);

/**
 * Stands for a block of code while a page is parsed: its number between two of these. No page has the
 * character, and in memory a text of Latin-1 stays half as long with it.
 */
const LIFTED = '\u001A';
const LIFTED_BLOCKS = new RegExp(`${LIFTED}(\\d+)${LIFTED}`, 'g');
const CODE_START = '<pre tabindex="0"><code>';
const CODE_END = '</code></pre>';

/** What is no text of the page: buttons, pictures, and the language in the bar of a code block. */
function isSilent(name: string, classes = ''): boolean {
  return name === 'svg' || name === 'button' || (name === 'span' && classes === 'language');
}

/** Reads a finished page: `whole` is the HTML of its article. */
export function scanHtml(whole: string, { base, resolveFile }: ScanOptions): ScannedPage {
  const { html, blocks } = liftCode(whole);
  const page: Omit<ScannedPage, 'html'> = {
    ids: [],
    links: [],
    headings: [],
    imagesWithoutAlt: [],
    sections: [{ anchor: '', heading: '', level: 1, text: '', code: [], named: [] }],
  };
  let output = '';
  let copied = 0;
  let heading: { level: number; text: string; anchor: string; code: string[] } | undefined;
  let code: string | undefined;
  let silent = 0;
  /** Where the text of the row or item begins that is read. */
  let row = -1;
  let names = false;
  let link: string | undefined;
  /** Comes before the next text, if there is one. */
  let between = '';
  let hasMark = true;
  const pointed: { anchor: string; code: string }[] = [];
  const holders = new Map<string, TextSection>();

  const section = (): Pick<TextSection, 'text' | 'code' | 'named'> =>
    page.sections[page.sections.length - 1] ?? { text: '', code: [], named: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) {
        page.ids.push(attributes.id);
        const holder = page.sections.at(-1);
        if (holder) holders.set(attributes.id, holder);
      }
      if (name === 'a') link = attributes.href;
      const address = name === 'a' ? attributes.href : attributes.src;
      if (address !== undefined) rewrite(name, address);
      if (name === 'img' && attributes.alt === undefined) page.imagesWithoutAlt.push(attributes.src ?? '');
      if (isSilent(name, attributes.class)) silent++;
      // Every element inside a silent one is counted, so that its end is found again.
      else if (silent > 0 && !VOID_TAGS.has(name)) silent++;
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level) heading = { level: Number(level), text: '', anchor: attributes.id ?? '', code: [] };
      if (name === 'code') {
        code = '';
        names = !heading && row >= 0 && section().text.length - row <= NOTHING_YET && section().text.slice(row).trim() === '';
      }
      if (NAMED.has(name)) row = section().text.length;
      if (TOLD.has(name) && between === '' && !hasMark) between = BEFORE_TOLD;
      if (BLOCKS.has(name) && !heading && between === '') section().text += ' ';
    },
    ontext(found) {
      if (silent > 0) return;
      const text = found.includes(LIFTED) ? found.replace(LIFTED_BLOCKS, (_, n) => blocks[Number(n)]?.text ?? '') : found;
      if (heading) heading.text += text;
      else addText(text);
      if (code !== undefined) code += text;
    },
    onclosetag(name) {
      if (silent > 0 && !VOID_TAGS.has(name)) silent--;
      if (name === 'code' && code !== undefined) {
        (heading ?? section()).code.push(code);
        if (names && (link === undefined || isExternal(link))) section().named.push(code);
        else if (names && link?.startsWith('#')) pointed.push({ anchor: link.slice(1), code });
        code = undefined;
      }
      if (name === 'a') link = undefined;
      if (heading && /^h[1-6]$/.test(name)) {
        const text = heading.text.trim();
        page.headings.push({ level: heading.level, text });
        const first = page.sections[0];
        if (heading.level === 1 && first) {
          first.heading = text;
          first.code.push(...heading.code);
        } else {
          const begun = { anchor: heading.anchor, heading: text, level: heading.level, text: '', code: heading.code, named: [] };
          page.sections.push(begun);
          holders.set(heading.anchor, begun);
        }
        heading = undefined;
        row = -1;
        between = '';
        hasMark = true;
      } else if (name === 'pre') hasMark = true;
      else if (!heading) between = BETWEEN.get(name) ?? between;
    },
  });

  /** Never looks back at the text of the section: for each cell that would copy all of it. */
  function addText(text: string): void {
    const end = text.trimEnd();
    if (end === '') {
      if (between === '') section().text += text;
      return;
    }
    section().text += (between !== '' && hasMark ? ' ' : between) + text;
    hasMark = MARK_AT_END.test(end);
    between = '';
  }

  function rewrite(tag: string, address: string): void {
    const path = resolveFile(address) ?? address;
    if (tag === 'a') page.links.push({ href: path, written: address });
    const rooted = path.startsWith('/') && !isExternal(path);
    if (!rooted && path === address) return;
    const start = parser.startIndex;
    const end = parser.endIndex + 1;
    const attribute = tag === 'a' ? 'href' : 'src';
    const tagText = html
      .slice(start, end)
      .replace(
        new RegExp(`(\\s${attribute}=")[^"]*"`),
        (_, before: string) => `${before}${(rooted ? withBase(base, path) : path).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
      );
    output += html.slice(copied, start) + tagText;
    copied = end;
  }

  parser.write(html);
  parser.end();
  // A row that leads to another place of the page names what is told there.
  for (const { anchor, code: told } of pointed) holders.get(anchor)?.named.push(told);
  for (const entry of page.sections) entry.text = entry.text.replace(/\s+/g, ' ').trim();
  output += html.slice(copied);
  return { html: output.replace(LIFTED_BLOCKS, (_, n) => blocks[Number(n)]?.html ?? ''), ...page };
}

interface LiftedCode {
  html: string;
  text: string;
}

/** Coloured code is most of many pages, and has nothing but text in it: the parser is spared it. */
function liftCode(whole: string): { html: string; blocks: LiftedCode[] } {
  const blocks: LiftedCode[] = [];
  if (whole.includes(LIFTED)) return { html: whole, blocks };
  let html = '';
  let copied = 0;
  for (let at = whole.indexOf(CODE_START); at >= 0; at = whole.indexOf(CODE_START, at)) {
    const start = at + CODE_START.length;
    const end = whole.indexOf(CODE_END, start);
    if (end < 0) break;
    const inner = whole.slice(start, end);
    const text = inner.replace(/<span class="\w+">|<\/?(?:i|ins|del|mark)>|<\/span>/g, '');
    at = end;
    if (text.includes('<')) continue; // somebody else's HTML
    html += `${whole.slice(copied, start)}${LIFTED}${blocks.length}${LIFTED}`;
    copied = end;
    blocks.push({ html: inner, text: unescapeHtml(text) });
  }
  return { html: html + whole.slice(copied), blocks };
}
