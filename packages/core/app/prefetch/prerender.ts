import { element } from '../../dom/elements.ts';
import { beginArticle } from '../article/begin-article.ts';
import { addRest, beginWith } from '../article/first-screen.ts';

/** `addBelow` restores the parts left out of the layout because the first frame does not show them. */
let ahead: { html: string; main: HTMLElement; addBelow: () => void } | undefined;

/**
 * Lays out a page that the reader is about to open, hidden beside the current page, so that it only has to be painted when it is
 * opened. Browsers keep styles and layout of such content, and nothing in it can be found, selected or focused
 * (https://developer.mozilla.org/docs/Web/CSS/content-visibility#hidden). All browsers with the Navigation API support this.
 * `html`: the page, or its first screen while it loads.
 */
export function prerender(html: string): void {
  if (!completed(html)) {
    dropAhead();
    const main = element('main', { class: 'ahead', 'aria-hidden': 'true' }); // otherwise the page would have two main landmarks
    beginWith(main, html);
    document.getElementById('docsMain')?.after(main);
    ahead = { html, main, addBelow: beginArticle(main) };
  }
  // Hidden content is laid out when something in it is measured.
  ahead?.main.querySelector('h1')?.getBoundingClientRect();
}

/**
 * Replaces the current page with that page and returns a function that adds what is below its first screen, to be called after
 * the paint. If another page was prepared, removes it and returns undefined.
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

/** Whether that page is laid out. If only its first screen was, adds the rest. */
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
