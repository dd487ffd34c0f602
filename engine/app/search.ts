import { withoutBase } from '../shared/address.ts';
import type { SiteInfo } from '../shared/settings.ts';

/** Everything about the search is a script of its own, fetched when a reader is about to want it. */
const load = () => import('../search/browser/box.tsx');

let dialog: HTMLDialogElement | undefined;

/** Opens the box. Its field is there at once, so that nothing that is typed while the script comes is lost. */
export function openSearch(site: SiteInfo): void {
  dialog ??= makeDialog(site);
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
  fill(dialog, site);
}

function makeDialog(site: SiteInfo): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'search';
  made.setAttribute('aria-label', 'Search');
  const input = document.createElement('input');
  input.type = 'text';
  input.placeholder = 'Search...';
  input.autocomplete = 'off';
  input.setAttribute('aria-label', `Search ${site.title}`);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', 'Close');
  close.onclick = () => made.close();
  made.append(input, close, document.createElement('div'));
  document.body.append(made);
  return made;
}

function fill(box: HTMLDialogElement, site: SiteInfo): void {
  load()
    .then(({ fillDialog }) => fillDialog(box, site))
    .catch((error: unknown) => {
      console.error(error);
      if (box.lastElementChild) box.lastElementChild.textContent = 'The search could not be loaded. Check the network, then open it again.';
    });
}

/** Shortcuts, loading ahead at the first sign of intent, and the search as a page. */
export function watchSearch(site: SiteInfo): void {
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
    const command = event.ctrlKey || event.metaKey;
    const wanted = (event.key === '/' && !command && !event.altKey) || (event.key.toLowerCase() === 'k' && command);
    if (!wanted || typing || event.defaultPrevented) return;
    event.preventDefault();
    openSearch(site);
  });
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-action="search"]'))
          load().then(
            ({ warm }) => warm(site),
            () => {},
          );
      },
      { passive: true },
    );
  }
  const place = document.getElementById('search-page');
  if (place && withoutBase(site.base, location.pathname) === '/search/') load().then(({ fillPage }) => fillPage(place, site));
}
