// https://html.spec.whatwg.org/multipage/indices.html#elements-3, without what would run or load code.
const TAGS = new Set(
  `a abbr address area article aside audio b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del
  details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label
  legend li main map mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section
  select small source span strong sub summary sup svg table tbody td template textarea tfoot th thead time tr track u ul var
  video wbr`.split(/\s+/),
);

/**
 * Obsolete elements, which browsers still support, and rare ones. Their names are also ordinary words (`cd <dir>`), so they count as
 * elements only if the page has a matching end tag.
 */
const OLD_TAGS = new Set('acronym big blink center dir font hgroup listing marquee multicol nobr rb rtc strike tt xmp'.split(' '));
/** Elements that hide their text, or do nothing: only the text is kept. */
const UNWRAPPED = new Set(
  'applet basefont bgsound canvas dialog frameset isindex keygen menuitem nextid noembed noframes noscript plaintext spacer'.split(' '),
);
const ANY_UNWRAPPED = new RegExp(`</?(?:${[...UNWRAPPED].join('|')})(?:\\s[^<>]*)?/?>`, 'gi');

export function isUnwrapped(name: string): boolean {
  return UNWRAPPED.has(name);
}

/** Words that authors put into angle brackets (`cp <source> <output>`). They count as elements only if the page has a matching end tag. */
const WORDS = new Set(
  `address area article audio button code data footer form header input label main map menu meter output progress section select
  source textarea time track var video`.split(/\s+/),
);

/** Elements that have no end tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/**
 * True for text such as `<br>` or `<!-- note -->`, false for `<YOUR_KEY>`, which an author meant as text. `hasEnd` tells of
 * which elements the page has an end.
 */
export function isHtmlTag(text: string, hasEnd: (name: string) => boolean = () => true): boolean {
  const name = /^\s*<\/?([a-z][\w-]*)[\s/>]/i.exec(text)?.[1]?.toLowerCase();
  if (name === undefined) return /^\s*<!--/.test(text);
  if (TAGS.has(name) && !WORDS.has(name)) return true;
  const isElement = TAGS.has(name) || OLD_TAGS.has(name) || UNWRAPPED.has(name);
  return isElement && (hasEnd(name) || /^\s*<\w+\s+(?:[\w:@-]+=|checked|disabled|hidden|readonly|required)/i.test(text));
}

/** Elements that would run or load code, or change the page around them. */
const RUNNING = /<(?=\/?(?:base|embed|frame|link|meta|object|plaintext|script|style)(?:[\s/>]|$))/gi;
/** An unclosed tag, with the rest of the text. */
const UNFINISHED = /<(?=\/?[a-z][^<>]*$)/i;

/** Escapes tags that run code, and an unclosed tag, and removes tags that hide text. */
export function safeTags(html: string): string {
  return html
    .replace(ANY_UNWRAPPED, '')
    .replace(/<(\/?)(?:xmp|listing)(?=[\s>])/gi, '<$1pre')
    .replace(RUNNING, '&lt;')
    .replace(UNFINISHED, '&lt;');
}
