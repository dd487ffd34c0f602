// https://html.spec.whatwg.org/multipage/indices.html#elements-3, without what would run or load code.
const TAGS = new Set(
  `a abbr address area article aside audio b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del
  details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label
  legend li main map mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section
  select small source span strong sub summary sup svg table tbody td template textarea tfoot th thead time tr track u ul var
  video wbr`.split(/\s+/),
);

/** Elements that have no end tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** True for text such as `<br>` or `<!-- note -->`, false for `<YOUR_KEY>`, which an author meant as text. */
export function isHtmlTag(text: string): boolean {
  const name = /^\s*<\/?([a-z][\w-]*)[\s/>]/i.exec(text)?.[1];
  return name === undefined ? /^\s*<!--/.test(text) : TAGS.has(name.toLowerCase());
}

/** What would run or load code, or change the page around it, wherever it stands. */
const RUNNING = /<(?=\/?(?:base|embed|frame|frameset|link|meta|noembed|noframes|object|plaintext|script|style|xmp)(?:[\s/>]|$))/gi;
/** A tag that never ends, with the rest of the text. */
const UNFINISHED = /<(?=\/?[a-z][^<>]*$)/i;

/** HTML in which tags that run code, and one that never ends, are shown as they are written. */
export function safeTags(html: string): string {
  return html.replace(RUNNING, '&lt;').replace(UNFINISHED, '&lt;');
}
