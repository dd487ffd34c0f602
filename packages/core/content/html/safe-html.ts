import { isHtmlTag, VOID_TAGS } from '../../shared/html-tags.ts';
import { isSafeAddress } from './addresses.ts';

/** Tags allowed in untrusted text. None of them runs code, loads anything but pictures, asks for input, or changes the look of the page. */
const TAGS = new Set(
  `a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr
  i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var
  wbr`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  'align alt colspan datetime dir height href id lang open reversed rowspan scope span src start title value width'.split(' '),
);
/** A tag with balanced quotation marks and no angle bracket inside. Anything else is text. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*)?)>/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"<]*)"|'([^'<]*)'|([^\s"'<>=`]+)))?/g;

/** Removes everything from HTML except `TAGS` and `ATTRIBUTES`, and returns it with the names of what it removed. */
export function safeHtml(html: string): { html: string; removed: string[] } {
  const removed: string[] = [];
  let result = '';
  let done = 0;
  const lastComment = html.lastIndexOf('-->');
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', done)) {
    result += html.slice(done, at);
    const comment = at < lastComment && html.startsWith('<!--', at) ? html.indexOf('-->', at + 4) : -1;
    TAG.lastIndex = at;
    const tag = comment < 0 ? TAG.exec(html) : null;
    if (comment >= 0) done = comment + 3;
    else if (tag) {
      result += safeTag(tag, removed);
      done = at + tag[0].length;
    } else {
      result += '&lt;';
      done = at + 1;
    }
  }
  return { html: result + html.slice(done), removed };
}

function safeTag([whole, slash = '', written = '', rest = '']: RegExpExecArray, removed: string[]): string {
  const name = written.toLowerCase();
  if (!TAGS.has(name)) {
    const isKnown = isHtmlTag(whole) || /^(?:base|embed|frame|frameset|link|meta|object|script|style)$/.test(name);
    if (isKnown && slash === '') removed.push(`<${name}>`);
    return isKnown ? '' : whole.replace('<', '&lt;');
  }
  if (slash !== '') return VOID_TAGS.has(name) ? '' : `</${name}>`;
  let tag = `<${name}`;
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const [key, value] = [attribute.toLowerCase(), double ?? single ?? bare];
    const isWrong = (key === 'href' || key === 'src') && !isSafeAddress(value ?? '');
    if (!ATTRIBUTES.has(key) || isWrong || (key === 'id' && isReservedId(value ?? ''))) removed.push(`${attribute} of <${name}>`);
    else tag += value === undefined ? ` ${key}` : ` ${key}="${value.replaceAll('"', '&quot;')}"`;
  }
  return `${tag}${VOID_TAGS.has(name) ? '/' : ''}>`;
}

/** Whether an id belongs to the frame around pages or to an interactive component. */
export function isReservedId(id: string): boolean {
  return /^(?:docs[A-Z]|I\d+$|nearest$)/.test(id);
}
