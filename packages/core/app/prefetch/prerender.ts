import { element } from '../../dom/elements.ts';
import { beginArticle } from '../article/begin-article.ts';
import { addRest, beginWith } from '../article/first-screen.ts';

/** The prepared page. `addBelow` restores the parts that were left out of the layout because the first frame does not show them. */
let ahead: { html: string; main: HTMLElement; addBelow: () => void } | undefined;

/**
 * Lays out a page that the reader is about to open, hidden next to the current page, so that opening it only has to paint. Browsers
 * keep styles and layout of such content, and nothing in it can be found, selected or focused
 * (https://developer.mozilla.org/docs/Web/CSS/content-visibility#hidden). All browsers with the Navigation API support this. `html`:
 * the page, or its first screen while it loads.
 */
export function prerender(html: string): void {
  if (!completed(html)) {
    dropAhead();
    const main = element('main', { class: 'ahead', 'aria-hidden': 'true' }); // otherwise the page would have two main landmarks
    beginWith(main, html);
    document.getElementById('docsMain')?.after(main);
    ahead = { html, main, addBelow: beginArticle(main) };
  }
  // Measuring an element forces the layout of hidden content.
  ahead?.main.querySelector('h1')?.getBoundingClientRect();
}

/**
 * Replaces the current page with the prepared one. Returns a function that adds everything below its first screen, to be called after
 * the paint. If another page was prepared, removes that and returns `undefined`.
 */
export function showPrerendered(html: string): (() => void) | undefined {
  if (!ahead || !completed(html)) {
    dropAhead();
    return undefined;
  }
  const { addBelow } = ahead;
  document.getElementById('docsMain')?.remove();
  ahead.main.id = 'docsMain';
  ahead.main.classList.remove('ahead');
  ahead.main.removeAttribute('aria-hidden');
  ahead = undefined;
  return addBelow;
}

/** Whether this page is the prepared one. If only its first screen was laid out, adds the rest. */
function completed(html: string): boolean {
  if (!ahead) return false;
  if (ahead.html === html) return true;
  ahead.addBelow();
  if (!addRest(ahead.main, html)) return false;
  Object.assign(ahead, { html, addBelow: beginArticle(ahead.main) });
  return true;
}

function dropAhead(): void {
  ahead?.main.remove();
  ahead = undefined;
}
