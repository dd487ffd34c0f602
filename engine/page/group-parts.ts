import { VOID_TAGS } from './html-tags.ts';

/** Characters. A longer article is divided, because the browser looks at all of its parts whenever it lays out one of them. */
const LONG = 300_000;
/** Characters of a group: about two screens. */
const GROUP = 6000;
/** A tag of finished HTML: the end of an element, its name, and whether it has no content. Attributes may contain `>`. */
const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^>"])*?(\/?)>/gi;

/** Puts the parts of a very long article into groups, which `app/fold.ts` lays out one at a time. Other articles stay as they are. */
export function groupParts(html: string): string {
  if (html.length <= LONG) return html;
  const groups: string[] = [];
  let begin = 0;
  let depth = 0;
  for (const { 0: tag, 1: end, 2: name = '', 3: empty, index } of html.matchAll(TAG)) {
    if (empty !== '' || VOID_TAGS.has(name)) continue;
    depth += end === '' ? 1 : -1;
    const after = index + tag.length;
    if (depth > 0 || after - begin < GROUP || /^h\d$/.test(name)) continue;
    groups.push(html.slice(begin, after));
    begin = after;
  }
  if (begin < html.length) groups.push(html.slice(begin));
  return groups.map((group) => `<div class="part">${group}</div>`).join('');
}
