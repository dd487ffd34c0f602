import { createRoot } from 'react-dom/client';
import type { SiteInfo } from '../../shared/settings.ts';
import styles from '../../theme/styles/search.css?inline';
import { Results } from './Results.tsx';
import { SearchBox } from './search-box.ts';
import { SearchClient } from './search-client.ts';

let client: SearchClient | undefined;
let dialogBox: SearchBox | undefined;

function clientOf(site: SiteInfo, worker: Worker): SearchClient {
  client ??= new SearchClient(`${site.base}assets/`, worker);
  return client;
}

/** Wakes the dialog: its field is there and may have been typed into already. */
export function fillDialog(dialog: HTMLDialogElement, site: SiteInfo, worker: Worker): void {
  dialogBox ??= makeBox(dialog, site, worker);
  dialogBox.opened();
}

function makeBox(dialog: HTMLDialogElement, site: SiteInfo, worker: Worker): SearchBox {
  const box = mount(dialog, site, worker, { leave: () => dialog.close() });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  keepInView(dialog);
  return box;
}

/** The same as a page: the query stands in the address. */
export function fillPage(place: HTMLElement, site: SiteInfo, worker: Worker): void {
  const input = document.createElement('input');
  input.type = 'text';
  input.placeholder = 'Search...';
  input.setAttribute('aria-label', `Search ${site.title}`);
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  place.append(input, document.createElement('div'));
  place.classList.add('search');
  const box = mount(place, site, worker, {
    asked: (query) => history.replaceState(history.state, '', query === '' ? location.pathname : `?${new URLSearchParams({ q: query })}`),
  });
  box.opened();
  input.focus();
}

function mount(
  element: HTMLElement,
  site: SiteInfo,
  worker: Worker,
  ways: { leave?: () => void; asked?: (query: string) => void },
): SearchBox {
  addStyles();
  const input = element.querySelector('input');
  const list = element.querySelector('div');
  if (!input || !list) throw new Error('The search box has no field.');
  list.textContent = '';
  const box = new SearchBox({ input, site, client: clientOf(site, worker), ...ways });
  createRoot(list).render(<Results box={box} site={site} />);
  return box;
}

/** Through the object model, which the policy for inline styles leaves alone. */
function addStyles(): void {
  if (document.documentElement.dataset.search) return;
  document.documentElement.dataset.search = 'ready';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** The keyboard of a phone covers the page: the dialog is as high as what is left. */
function keepInView(dialog: HTMLDialogElement): void {
  const view = window.visualViewport;
  const adapt = () => dialog.style.setProperty('--view', `${view?.height ?? window.innerHeight}px`);
  view?.addEventListener('resize', adapt);
  adapt();
}
