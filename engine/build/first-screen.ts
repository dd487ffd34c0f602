import { partEnds } from '../page/part-ends.ts';

/** Characters of HTML that show about as much as a window does. */
const SCREEN = 3000;
const ARTICLE = '<article>';

/** The beginning of a view's HTML: as many parts of its article as fit, at least the first. Open elements are left to the parser. */
export function firstScreen(html: string): string {
  const article = html.indexOf(ARTICLE) + ARTICLE.length;
  let screen = 0;
  for (const { end } of partEnds(html.slice(article))) {
    if (screen > 0 && end > SCREEN) break;
    screen = end;
  }
  return html.slice(0, article + screen);
}
