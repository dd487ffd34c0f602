import { addRest, beginWith } from './first-screen.ts';

let ahead: { html: string; main: HTMLElement } | undefined;

/**
 * Lays out a page that the reader is about to open next to the page in view, but hidden: when it is opened, it only has to
 * be painted. Browsers keep styles and layout of such content, and nobody can find, select or focus anything in it
 * (https://developer.mozilla.org/docs/Web/CSS/content-visibility#hidden). All that have the Navigation API can do this.
 * `html`: the page, or its first screen until it has arrived.
 */
export function layOutAhead(html: string): void {
  if (!completed(html)) {
    dropAhead();
    const main = document.createElement('main');
    main.className = 'ahead folded';
    main.ariaHidden = 'true'; // or the page would have two main landmarks
    beginWith(main, html);
    document.getElementById('docsMain')?.after(main);
    ahead = { html, main };
  }
  // Hidden content is laid out when something in it is measured.
  ahead?.main.querySelector('h1')?.getBoundingClientRect();
}

/** Puts that page in the place of the page in view. If another page is wanted, it is removed; returns false then. */
export function showAhead(html: string): boolean {
  if (!ahead || !completed(html)) {
    dropAhead();
    return false;
  }
  document.getElementById('docsMain')?.remove();
  ahead.main.id = 'docsMain';
  ahead.main.classList.remove('ahead');
  ahead.main.ariaHidden = null;
  ahead = undefined;
  return true;
}

/** Whether that page is laid out. Where it was only its first screen, the rest is added. */
function completed(html: string): boolean {
  if (!ahead) return false;
  if (ahead.html !== html && !addRest(ahead.main, html)) return false;
  ahead.html = html;
  return true;
}

function dropAhead(): void {
  ahead?.main.remove();
  ahead = undefined;
}
