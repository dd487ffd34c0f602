import { Parser } from 'htmlparser2';

/** Elements without an end: https://html.spec.whatwg.org/#void-elements */
const VOID_TAGS = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** A piece of what a page says, in order. */
export interface Token {
  kind: 'word' | 'heading' | 'code' | 'block' | 'link' | 'image' | 'row' | 'cell';
  text: string;
}

export const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Elements that say nothing of the page. */
const SILENT = new Set(['button', 'script', 'style', 'template']);
/** The language in the bar of a code block, the letter of a card, the links of headings to themselves, and the form that edits a request. */
const SILENT_CLASSES = new Set(['span.language', 'span.card-icon', 'a.anchor', 'details.api-builder']);
/** The link of a field to itself, around its name. */
const OWN_LINK = 'api-name';
const BLOCKS = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'div',
  'figure',
  'dt',
  'dd',
  'summary',
  'br',
  'figcaption',
  'details',
  'aside',
  'section',
  'label',
  'legend',
  'select',
  'option',
]);

/**
 * What the HTML of an article says, whatever it is made of: words, code to the byte, links, tables and images. Of an
 * interactive component that is what stands between its tags, or with `whole` all of it, and inline code is text like any other; of a picture, its text alternative.
 */
export function contentTokens(html: string, { whole = false } = {}): Token[] {
  const tokens: Token[] = [];
  let words = '';
  let silent = 0;
  let island = 0;
  let adopted = 0;
  let pre = 0;
  let code: string | undefined;

  const flush = () => {
    for (const [word] of words.matchAll(WORD)) tokens.push({ kind: 'word', text: word });
    words = '';
  };
  const isShown = () => silent === 0 && (whole || island === 0 || adopted > 0);

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silent > 0) {
          if (!VOID_TAGS.has(name)) silent++;
          return;
        }
        // What the search shows of a table is its rows; see `search/index/stored-text.ts`.
        if (
          SILENT.has(name) ||
          (whole && name === 'thead') ||
          SILENT_CLASSES.has(`${name}.${attributes.class}`) ||
          (!VOID_TAGS.has(name) && attributes['aria-hidden'] === 'true')
        ) {
          silent++;
          return;
        }
        if (name === 'svg' || (attributes.role === 'img' && name !== 'img')) {
          if (isShown()) words += ` ${attributes['aria-label'] ?? ''} `;
          silent++;
          return;
        }
        if (name === 'docs-island') island++;
        // The element in which a component shows what stands between its tags: see `theme/Adopted.tsx`.
        else if (adopted > 0 || (island > 0 && name === 'div' && Object.keys(attributes).length === 0)) {
          if (!VOID_TAGS.has(name)) adopted++;
        }
        if (!isShown()) return;
        if (BLOCKS.has(name)) words += ' ';
        const level = /^h([1-6])$/.exec(name)?.[1];
        if (level) {
          flush();
          tokens.push({ kind: 'heading', text: level });
        }
        if (name === 'pre') {
          pre++;
          code = '';
          flush();
        } else if (name === 'code' && pre === 0 && !whole) {
          flush();
          code = '';
        } else if (whole) {
          // The search knows words alone.
        } else if (name === 'tr' || name === 'td' || name === 'th') {
          flush();
          tokens.push({ kind: name === 'tr' ? 'row' : 'cell', text: '' });
        } else if (
          name === 'a' &&
          attributes.href !== undefined &&
          attributes['data-action'] === undefined &&
          attributes.class !== OWN_LINK
        ) {
          // With an action it is a control of the site, such as one that opens the search.
          flush();
          tokens.push({ kind: 'link', text: attributes.href });
        } else if (name === 'img') {
          flush();
          tokens.push({ kind: 'image', text: `${attributes.src} ${attributes.alt}` });
        }
      },
      ontext(text) {
        if (!isShown()) return;
        if (code === undefined) words += text;
        else code += text;
      },
      onclosetag(name) {
        if (silent > 0) {
          if (!VOID_TAGS.has(name)) silent--;
          return;
        }
        if (adopted > 0 && !VOID_TAGS.has(name)) adopted--;
        if (name === 'docs-island') island--;
        if (!isShown()) return;
        // Markdown makes links of bare addresses, also where the page has them as words.
        if (name === 'a' && tokens.at(-1)?.kind === 'link' && tokens.at(-1)?.text.replace(/^mailto:/, '') === words.trim()) tokens.pop();
        if (BLOCKS.has(name) || /^h[1-6]$/.test(name)) words += ' ';
        if (name === 'pre' && code !== undefined) {
          tokens.push({ kind: 'block', text: code.replace(/\n+$/, '') });
          code = undefined;
          pre--;
        } else if (name === 'code' && pre === 0 && code !== undefined) {
          tokens.push({ kind: 'code', text: code });
          code = undefined;
        }
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  flush();
  return tokens;
}
