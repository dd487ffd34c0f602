import { partEnds } from '../content/html/part-ends.ts';
import type { FirstScreen } from '../shared/first-screens.ts';
import type { PageView } from '../shared/page-view.ts';

/** Characters of HTML that show about as much as a window does. */
const SCREEN = 3000;
const ARTICLE = '<article>';

/** The first screen of the page whose script has this hash. */
export function cutFirstScreen({ title, headings, html }: Pick<PageView, 'title' | 'headings' | 'html'>, hash: string): FirstScreen {
  return { hash, size: html.length, title, headings, html: beginningOf(html) };
}

/** As many parts of the article as fit, at least the first. Open elements are left to the parser. */
function beginningOf(html: string): string {
  const article = html.indexOf(ARTICLE) + ARTICLE.length;
  let screen = 0;
  for (const { end } of partEnds(html.slice(article))) {
    if (screen > 0 && end > SCREEN) break;
    screen = end;
  }
  return html.slice(0, article + screen);
}
