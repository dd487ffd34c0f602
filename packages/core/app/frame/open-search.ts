import type { Question } from '../../../search/browser/messages.ts';
import { openWorker } from '../../../search/browser/open-worker.ts';
import { searchUnavailable } from '../../../search/browser/search-unavailable.ts';
import { addStyles } from '../../dom/add-styles.ts';
import { afterPaint } from '../../dom/after-paint.ts';
import { closest } from '../../dom/closest.ts';
import { element } from '../../dom/create-element.ts';
import { lazyExport } from '../../dom/lazy-export.ts';
import { closeModal, isModalOpen, makeModal, openModal } from '../../dom/modal.ts';
import { isSlashOn } from '../../dom/slash-shortcut.ts';
import { whenIdle } from '../../dom/when-idle.ts';
import { word } from '../../dom/word.ts';
import { pathBelow } from '../../shared/address.ts';
import type { SiteInfo } from '../../shared/browser-settings.ts';
import frame from '../../theme/styles/search-frame.css?inline';

type Box = typeof import('../../../search/browser/search-dialog.ts');

let worker: Worker | undefined;
let loading: Promise<[Box, Worker]> | undefined;

const loadBox = lazyExport(
  (): Promise<Box> => import('../../../search/browser/search-dialog.ts'),
  (box) => (typeof box.fillDialog === 'function' ? box : undefined),
);

/** Everything about the search is fetched once, when a reader is about to want it: the box, its worker and the index beside one another. */
function load(site: SiteInfo): Promise<[Box, Worker]> {
  begin(site);
  if (!loading) {
    loading = loadBox(site.loadTimeout).then((box) => [box, begin(site)]);
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

/** Once the box is there, it hears itself of a worker that fails. */
let filled = false;

function begin(site: SiteInfo): Worker {
  if (worker) return worker;
  const started = openWorker(`${site.base}assets/`);
  started.addEventListener('error', () => {
    if (filled) return;
    worker = undefined;
    loading = undefined;
  });
  worker = started;
  return started;
}

let dialog: HTMLDialogElement | undefined;

/** Opens the box. Its field is there at once, so nothing typed while the script loads is lost. */
export function openSearch(site: SiteInfo): void {
  const field = document.querySelector<HTMLInputElement>('#docsSearch input');
  dialog ??= makeDialog(site);
  if (field) field.select();
  if (field || isModalOpen(dialog)) return;
  load(site).catch(() => {}); // what takes longest begins first; `fill` reports a failure
  openModal(dialog);
  dialog.querySelector('input')?.select();
  const box = dialog;
  fill(box, site, ({ fillDialog }, started) => fillDialog(box, site, started));
}

function makeDialog(site: SiteInfo): HTMLDialogElement {
  addStyles('search-frame', frame);
  const made = makeModal();
  made.className = 'search';
  made.setAttribute('aria-label', word('Search'));
  const close = element('button', { type: 'button', 'aria-label': word('Close') }, '×');
  close.onclick = () => closeModal(made);
  made.append(makeField(site), close, element('div'));
  document.body.append(made);
  return made;
}

function makeField(site: SiteInfo): HTMLInputElement {
  const label = `${word('Search')} ${site.title}`;
  const input = element('input', { type: 'text', placeholder: word('Search...'), autocomplete: 'off', 'aria-label': label });
  // Until the box is there the worker reads ahead; then it is asked.
  input.oninput = () => worker?.postMessage({ kind: 'ahead', query: input.value } satisfies Question);
  return input;
}

/** The frame is painted first, whatever the rest takes. */
function fill(place: HTMLElement, site: SiteInfo, use: (box: Box, worker: Worker) => void): void {
  Promise.all([load(site), afterPaint()])
    .then(([[box, started]]) => {
      filled = true;
      use(box, started);
    })
    .catch((error: unknown) => {
      console.error(error);
      place.lastElementChild?.replaceChildren(searchUnavailable(() => fill(place, site, use)));
    });
}

/** A field that has just been closed keeps the focus until the next frame, and nobody types there; nor in a list of choices. */
function isTyping(target: EventTarget | null): boolean {
  const field = closest(target, 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]');
  return field !== null && field.getClientRects().length > 0;
}

/** Shortcuts, loading ahead at the first sign of intent, and the search as a page. */
export function watchSearch(site: SiteInfo): void {
  document.addEventListener('keydown', (event) => {
    const command = event.ctrlKey || event.metaKey;
    const wanted = (event.key === '/' && !command && !event.altKey) || (event.key.toLowerCase() === 'k' && command && !event.shiftKey);
    if (!wanted || event.defaultPrevented || isTyping(event.target) || (!command && !isSlashOn())) return;
    event.preventDefault();
    openSearch(site);
  });
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(
      sign,
      ({ target }) => {
        if (closest(target, '[data-action="search"]')) load(site).catch(() => {}); // reported when the box is opened
      },
      { passive: true },
    );
  }
  const place = document.getElementById('docsSearch');
  if (place && pathBelow(site.base, location.pathname) === '/search/') fillPlace(place, site);
  // So that opening it is nothing but showing it.
  else whenIdle(() => (dialog ??= makeDialog(site)));
}

function fillPlace(place: HTMLElement, site: SiteInfo): void {
  addStyles('search-frame', frame);
  const field = makeField(site);
  place.append(field, element('div'));
  place.classList.add('search');
  field.focus();
  fill(place, site, ({ fillPage }, started) => fillPage(place, site, started));
}
