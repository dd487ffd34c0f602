import { Parser } from 'htmlparser2';

/** Elements without an end tag: https://html.spec.whatwg.org/#void-elements */
const VOID_TAGS = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** A piece of a page's content. */
export interface Token {
  kind: 'word' | 'heading' | 'code' | 'block' | 'link' | 'image' | 'row' | 'cell';
  text: string;
}

export const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Elements that aren't content. */
const SILENT = new Set(['button', 'script', 'style', 'template']);
/** The language label of a code block, the letter of a card, links of headings to themselves, and the request form. */
const SILENT_CLASSES = new Set(['span.language', 'span.card-icon', 'a.anchor', 'details.api-builder']);
/** A field name, which links to itself. */
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
 * The content of an article's HTML, independent of its markup: words, exact code, links, tables and images (by their
 * alternative text). For an interactive component, that is the content between its tags. With `whole`, everything the
 * component renders counts, and inline code is read as words.
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
        // The search shows only the rows of a table; see `search/index/stored-text.ts`.
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
        // The element in which a component renders its children: see `theme/Adopted.tsx`.
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
          // The search only has words.
        } else if (name === 'tr' || name === 'td' || name === 'th') {
          flush();
          tokens.push({ kind: name === 'tr' ? 'row' : 'cell', text: '' });
        } else if (
          name === 'a' &&
          attributes.href !== undefined &&
          attributes['data-action'] === undefined &&
          attributes.class !== OWN_LINK
        ) {
          // A link with an action is a control, such as one that opens the search.
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
        // Markdown turns bare URLs into links, even if the page shows them as plain words.
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
