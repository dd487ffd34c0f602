// The only file that touches the HTML parser. One pass over a finished page: links get the base path,
// and what the checks and the search need is read from the result, not from what components claim.
import { Parser } from 'htmlparser2';
import { isExternal, withBase } from '../shared/address.ts';

export interface ScannedPage {
  /** The same HTML with the base path in its links. */
  html: string;
  ids: string[];
  /** Addresses as written, those to source files already turned into paths; in order, with repetitions. */
  links: string[];
  headings: { level: number; text: string }[];
  /** Sources of images that have no text alternative. */
  imagesWithoutAlt: string[];
  sections: TextSection[];
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
}

export interface ScanOptions {
  base: string;
  /** Turns a link to another source file (`../steps.md#x`) into a path; `undefined` where it is none. */
  resolveFile: (href: string) => string | undefined;
}

const BLOCKS = new Set(['p', 'li', 'td', 'th', 'tr', 'pre', 'div', 'section', 'figure', 'dt', 'dd', 'blockquote', 'summary', 'br', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export function scanHtml(html: string, { base, resolveFile }: ScanOptions): ScannedPage {
  const page: Omit<ScannedPage, 'html'> = { ids: [], links: [], headings: [], imagesWithoutAlt: [], sections: [{ anchor: '', heading: '', level: 1, text: '', code: [] }] };
  let output = '';
  let copied = 0;
  let heading: { level: number; text: string; anchor: string } | undefined;
  let code: string | undefined;
  let silent = 0;

  const section = (): Pick<TextSection, 'text' | 'code'> => page.sections[page.sections.length - 1] ?? { text: '', code: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) page.ids.push(attributes.id);
      const address = name === 'a' ? attributes.href : attributes.src;
      if (address !== undefined) rewrite(name, address);
      if (name === 'img' && attributes.alt === undefined) page.imagesWithoutAlt.push(attributes.src ?? '');
      if (silent > 0 || name === 'button' || name === 'svg') silent += name === 'svg' || name === 'button' ? 1 : 0;
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level) heading = { level: Number(level), text: '', anchor: attributes.id ?? '' };
      if (name === 'code') code = '';
      if (BLOCKS.has(name) && !heading) section().text += ' ';
    },
    ontext(text) {
      if (silent > 0) return;
      if (heading) heading.text += text;
      else section().text += text;
      if (code !== undefined) code += text;
    },
    onclosetag(name) {
      if (name === 'svg' || name === 'button') silent = Math.max(0, silent - 1);
      if (name === 'code' && code !== undefined) {
        section().code.push(code);
        code = undefined;
      }
      if (heading && /^h[1-6]$/.test(name)) {
        const text = heading.text.trim();
        page.headings.push({ level: heading.level, text });
        const first = page.sections[0];
        if (heading.level === 1 && first) first.heading = text;
        else page.sections.push({ anchor: heading.anchor, heading: text, level: heading.level, text: '', code: [] });
        heading = undefined;
      }
    },
  });

  function rewrite(tag: string, address: string): void {
    const path = resolveFile(address) ?? address;
    if (tag === 'a') page.links.push(path);
    const rooted = path.startsWith('/') && !isExternal(path);
    if (!rooted && path === address) return;
    const start = parser.startIndex;
    const end = parser.endIndex + 1;
    const attribute = tag === 'a' ? 'href' : 'src';
    const tagText = html.slice(start, end).replace(new RegExp(`(\\s${attribute}=")[^"]*"`), (_, before: string) => `${before}${(rooted ? withBase(base, path) : path).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`);
    output += html.slice(copied, start) + tagText;
    copied = end;
  }

  parser.write(html);
  parser.end();
  for (const entry of page.sections) entry.text = entry.text.replace(/\s+/g, ' ').trim();
  return { html: output + html.slice(copied), ...page };
}
