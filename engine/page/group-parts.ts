import { partEnds } from './part-ends.ts';

/** Characters. A longer article is divided, because the browser looks at all of its parts whenever it lays out one of them. */
const LONG = 300_000;
/** Characters of a group: about two screens. */
const GROUP = 6000;

/** Puts the parts of a very long article into groups, which `app/fold.ts` lays out one at a time. Other articles stay as they are. */
export function groupParts(html: string): string {
  if (html.length <= LONG) return html;
  const groups: string[] = [];
  let begin = 0;
  for (const { name, end } of partEnds(html)) {
    if (end - begin < GROUP || /^h\d$/.test(name)) continue;
    groups.push(html.slice(begin, end));
    begin = end;
  }
  if (begin < html.length) groups.push(html.slice(begin));
  return groups.map((group) => `<div class="part">${group}</div>`).join('');
}
