import { element } from '../../dom/elements.ts';
import { beginArticle } from '../article/begin-article.ts';
import { addRest, beginWith } from '../article/first-screen.ts';

/** `addBelow` puts back what is not laid out yet, as the first frame does not show it. */
let ahead: { html: string; main: HTMLElement; addBelow: () => void } | undefined;

/**
 * Lays out a page that the reader is about to open next to the page in view, but hidden: when it is opened, it only has to
 * be painted. Browsers keep styles and layout of such content, and nobody can find, select or focus anything in it
 * (https://developer.mozilla.org/docs/Web/CSS/content-visibility#hidden). All that have the Navigation API can do this.
 * `html`: the page, or its first screen until it has arrived.
 */
export function prerender(html: string): void {
  if (!completed(html)) {
    dropAhead();
    const main = element('main', { class: 'ahead', 'aria-hidden': 'true' }); // or the page would have two main landmarks
    beginWith(main, html);
    document.getElementById('docsMain')?.after(main);
    ahead = { html, main, addBelow: beginArticle(main) };
  }
  // Hidden content is laid out when something in it is measured.
  ahead?.main.querySelector('h1')?.getBoundingClientRect();
}

/**
 * Puts that page in the place of the page in view and returns what adds its parts below the first screen, to be called
 * when that is painted. If another page is wanted, the page is removed; returns undefined then.
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

/** Whether that page is laid out. Where it was only its first screen, the rest is added. */
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
