import { element } from '../../dom/elements.ts';
import { setHtml } from '../../dom/trusted-html.ts';

/** First node of an element → HTML of the partial page shown there. */
const beginnings = new WeakMap<Node, string>();

/** Shows the beginning of a page until the rest has arrived. */
export function beginWith(main: Element, html: string): void {
  setHtml(main, html);
  if (main.firstChild) beginnings.set(main.firstChild, html);
}

/** Appends the rest of a page to its beginning, which is not touched. Returns false if another page is shown. */
export function addRest(main: Element, html: string): boolean {
  const beginning = main.firstChild && beginnings.get(main.firstChild);
  if (!beginning || !html.startsWith(beginning)) return false;
  beginnings.delete(main.firstChild);
  main.querySelector(':scope > [data-load-error]')?.remove();
  // The beginning ends inside the article.
  const rest = element('div');
  setHtml(rest, `<article>${html.slice(beginning.length)}`);
  const [article, ...others] = rest.childNodes;
  main.querySelector('article')?.append(...(article?.childNodes ?? []));
  main.append(...others);
  return true;
}
