import { addStyles } from '../../core/dom/add-styles.ts';
import { closeModal, whenModalCloses } from '../../core/dom/modal.ts';
import type { SiteInfo } from '../../core/shared/browser-settings.ts';
import styles from '../../core/theme/styles/search.css?inline';
import { SearchBox } from './search-box.ts';
import { SearchClient } from './search-client.ts';

let client: SearchClient | undefined;
let dialogBox: SearchBox | undefined;

function clientOf(site: SiteInfo, worker: Worker): SearchClient {
  client ??= new SearchClient(`${site.base}assets/`, worker, site.loadTimeout * 1000);
  return client;
}

/** Activates the dialog. Its field exists already and may contain text. */
export function fillDialog(dialog: HTMLDialogElement, site: SiteInfo, worker: Worker): void {
  dialogBox ??= makeBox(dialog, site, worker);
  dialogBox.opened();
}

function makeBox(dialog: HTMLDialogElement, site: SiteInfo, worker: Worker): SearchBox {
  const box = mount(dialog, site, worker, { leave: () => closeModal(dialog) });
  whenModalCloses(dialog, () => client?.pause());
  keepInView(dialog);
  return box;
}

/** The same as a page: the query stands in the address. */
export function fillPage(place: HTMLElement, site: SiteInfo, worker: Worker): void {
  const input = place.querySelector('input');
  if (input) input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  const box = mount(place, site, worker, {
    onQuery: (query) => history.replaceState(history.state, '', query === '' ? location.pathname : `?${new URLSearchParams({ q: query })}`),
  });
  box.opened();
}

function mount(
  element: HTMLElement,
  site: SiteInfo,
  worker: Worker,
  ways: { leave?: () => void; onQuery?: (query: string) => void },
): SearchBox {
  addStyles('search', styles);
  const input = element.querySelector('input');
  const place = element.querySelector('div');
  if (!input || !place) throw new Error('The search box has no field.');
  input.oninput = null;
  return new SearchBox({ input, place, site, client: clientOf(site, worker), ...ways });
}

/** A phone's on-screen keyboard covers the page, so the dialog uses only the remaining height. */
function keepInView(dialog: HTMLDialogElement): void {
  const view = window.visualViewport;
  const adapt = () => dialog.style.setProperty('--view', `${view?.height ?? window.innerHeight}px`);
  view?.addEventListener('resize', adapt);
  adapt();
}
