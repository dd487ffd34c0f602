import { VOID_TAGS } from '../../shared/html-tags.ts';

/** A tag of finished HTML: the end of an element, its name, and whether it has no content. Attributes may contain `>`. */
const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^>"])*?(\/?)>/gi;

/** Where the outermost elements of some HTML end, with their names. */
export function* partEnds(html: string): Generator<{ name: string; end: number }> {
  let depth = 0;
  for (const { 0: tag, 1: closing, 2: name = '', 3: empty, index } of html.matchAll(TAG)) {
    if (empty !== '' || VOID_TAGS.has(name)) continue;
    depth += closing === '' ? 1 : -1;
    if (depth < 0) return;
    if (depth === 0) yield { name, end: index + tag.length };
  }
}
