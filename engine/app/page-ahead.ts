import type { PageView } from '../shared/view.ts';
import { setHtml } from '../theme/trusted.ts';

let ahead: { view: PageView; main: HTMLElement } | undefined;

/**
 * Lays out a page that the reader is about to open next to the page in view, but hidden: when it is opened, it only has to
 * be painted. Browsers keep styles and layout of such content, and nobody can find, select or focus anything in it
 * (https://developer.mozilla.org/docs/Web/CSS/content-visibility#hidden). All that have the Navigation API can do this.
 */
export function layOutAhead(view: PageView): void {
  if (ahead?.view === view) return;
  dropAhead();
  const main = document.createElement('main');
  main.className = 'ahead folded';
  setHtml(main, view.html);
  document.getElementById('main')?.after(main);
  ahead = { view, main };
  // Hidden content is laid out when something in it is measured.
  main.querySelector('h1')?.getBoundingClientRect();
}

/** Puts that page in the place of the page in view. If another page is wanted, it is removed; returns false then. */
export function showAhead(view: PageView): boolean {
  if (ahead?.view !== view) {
    dropAhead();
    return false;
  }
  document.getElementById('main')?.remove();
  ahead.main.id = 'main';
  ahead.main.classList.remove('ahead');
  ahead = undefined;
  return true;
}

function dropAhead(): void {
  ahead?.main.remove();
  ahead = undefined;
}
