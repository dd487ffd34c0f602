import type { Question } from '../../../search/browser/messages.ts';
import { openWorker } from '../../../search/browser/open-worker.ts';
import { addStyles } from '../../dom/add-styles.ts';
import { closest, element } from '../../dom/elements.ts';
import { isModalOpen, openModal, prepareModal } from '../../dom/modal.ts';
import { afterPaint, loadOnce, whenIdle } from '../../dom/scheduling.ts';
import { word } from '../../dom/word.ts';
import { pathBelow } from '../../shared/address.ts';
import type { SiteInfo } from '../../shared/browser-settings.ts';
import frame from './search-frame.css?inline';
import { opensSearch } from './search-shortcut.ts';

type Box = typeof import('./search-dialog.tsx');
type Started = ReturnType<Box['startDialog']>;

let worker: Worker | undefined;
let loadBox: (() => Promise<Box>) | undefined;
/** The hydrated box. From then on, it handles failures of the worker. */
let started: Started | undefined;

/** Loads everything the search needs in parallel when a reader is about to use it: the box, React, the worker and the index. */
function load(site: SiteInfo): Promise<Box> {
  workerOf(site);
  loadBox ??= loadOnce(
    () => import('./search-dialog.tsx'),
    site.loadTimeout,
    (box) => box,
  );
  return loadBox();
}

function workerOf(site: SiteInfo): Worker {
  if (worker) return worker;
  worker = openWorker(`${site.base}assets/`);
  worker.addEventListener('error', () => {
    if (!started) worker = undefined;
  });
  return worker;
}

const dialogOf = () => document.querySelector<HTMLDialogElement>('#docsDialog');

/** Opens the box. Its field is part of the document, so nothing typed while the script loads is lost. */
function openSearch(site: SiteInfo): void {
  const field = document.querySelector<HTMLInputElement>('#docsSearch input');
  const dialog = dialogOf();
  if (field) field.select();
  if (field || !dialog || isModalOpen(dialog)) return;
  prepare(dialog);
  load(site).catch(() => {}); // the slowest part starts first; `start` reports failures
  openModal(dialog);
  dialog.querySelector('input')?.select();
  start(dialog, site, ({ startDialog }) => startDialog(dialog, site, workerOf(site)));
}

let isPrepared = false;

/** Prepares the box without showing it, so that opening it is fast. */
function prepare(box: HTMLElement): void {
  if (isPrepared) return;
  isPrepared = true;
  addStyles('search-frame', frame);
  if (box instanceof HTMLDialogElement) prepareModal(box);
  // Until the box has loaded, the worker only prefetches for the query.
  box.addEventListener('input', ({ target }) => {
    if (!started && target instanceof HTMLInputElement) worker?.postMessage({ kind: 'ahead', query: target.value } satisfies Question);
  });
}

/** Paints the frame first, however long the rest takes. */
function start(box: HTMLElement, site: SiteInfo, begin: (box: Box) => Started): void {
  Promise.all([load(site), afterPaint()])
    .then(([loaded]) => {
      if (!started) box.querySelector(':scope > div')?.replaceChildren(); // may hold an earlier error; React expects it empty
      started ??= begin(loaded);
      started.open();
    })
    .catch((error: unknown) => {
      console.error(error);
      box.querySelector(':scope > div')?.replaceChildren(unavailable(box, site, () => start(box, site, begin)));
    });
}

/**
 * Tells the reader that the search failed to load. Browsers may remember a failed import while the page is open, so it also links
 * to the search page.
 */
function unavailable(box: HTMLElement, { base }: SiteInfo, again: () => void): HTMLElement {
  const button = element('button', { type: 'button' }, word('Try again'));
  button.onclick = again;
  const query = new URLSearchParams({ q: box.querySelector('input')?.value ?? '' });
  return element(
    'div',
    { class: 'message', role: 'alert' },
    element('p', {}, word('Search could not be loaded. Check your connection.')),
    element('p', { class: 'ways' }, button, element('a', { href: `${base}search/?${query}` }, word('Open as an ordinary page'))),
  );
}

const BUTTON = '[data-action="search"]';

/** Handles shortcuts, prefetching on intent, and the search page. `sign`: an event that came before. */
export function watchSearch(site: SiteInfo, sign?: Event): void {
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    openSearch(site);
  });
  document.addEventListener('click', (event) => {
    const isOther = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isOther || !closest(event.target, BUTTON)) return;
    event.preventDefault();
    openSearch(site);
  });
  const hear = ({ target }: Event) => {
    if (closest(target, BUTTON)) load(site).catch(() => {}); // reported when the box is opened
  };
  for (const name of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(name, hear, { passive: true });
  if (sign) hear(sign);
  const place = document.getElementById('docsSearch');
  if (place && pathBelow(site.base, location.pathname) === '/search/') {
    prepare(place);
    place.hidden = false;
    place.querySelector('input')?.focus();
    start(place, site, ({ startSearchPage }) => startSearchPage(place, site, workerOf(site)));
  } else
    whenIdle(() => {
      const dialog = dialogOf();
      if (dialog) prepare(dialog);
    });
}
