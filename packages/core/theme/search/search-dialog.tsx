// Loaded when a reader is about to search.
import { parts } from 'virtual:docs/theme-parts';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SearchClient } from '../../../search/browser/search-client.ts';
import { addStyles } from '../../dom/add-styles.ts';
import { closeModal, whenModalCloses } from '../../dom/modal.ts';
import type { SiteInfo } from '../../shared/browser-settings.ts';
import { sayIn } from '../../shared/interface-words.ts';
import type { OwnPart, PartName } from '../../shared/parts.ts';
import { inLanguage } from '../language/language-context.ts';
import { inTheme } from '../parts/theme-context.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './search.css?inline';
import { SearchStore } from './search-store.ts';
import { lastQuery, recentPaths, rememberQuery } from './visit-memory.ts';

/** A hydrated search box. */
export interface StartedSearch {
  /** Called when the box becomes visible. Searches for the text typed in the meantime, or for the last query of this tab. */
  open: () => void;
}

let client: SearchClient | undefined;

function clientOf(site: SiteInfo, worker: Worker): SearchClient {
  client ??= new SearchClient(`${site.base}assets/`, worker, site.loadTimeout * 1000);
  return client;
}

/** Hydrates the search dialog of the document. */
export function startDialog(dialog: HTMLDialogElement, site: SiteInfo, worker: Worker): StartedSearch {
  const search = clientOf(site, worker);
  const store = new SearchStore({ client: search, onQuery: rememberQuery });
  whenModalCloses(dialog, () => search.pause());
  keepInView(dialog);
  return start(dialog, <SearchBox modal store={store} onLeave={() => closeModal(dialog)} />, { site, store, search });
}

/** Hydrates the search page, whose address contains the query. */
export function startSearchPage(root: Element, site: SiteInfo, worker: Worker): StartedSearch {
  const input = root.querySelector('input');
  if (input) input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  const onQuery = (query: string) => {
    rememberQuery(query);
    history.replaceState(history.state, '', query === '' ? location.pathname : `?${new URLSearchParams({ q: query })}`);
  };
  const search = clientOf(site, worker);
  const store = new SearchStore({ client: search, onQuery });
  return start(root, <SearchBox store={store} />, { site, store, search });
}

interface Started {
  site: SiteInfo;
  store: SearchStore;
  search: SearchClient;
}

function start(root: Element, box: ReactElement, { site, store, search }: Started): StartedSearch {
  addStyles('search', styles);
  const own = Object.entries(parts).map(([name, component]): [PartName, OwnPart] => [name as PartName, { component, file: name }]);
  const theme = {
    site: { ...site, description: '', lang: document.documentElement.lang, dir: 'ltr' as const, links: [], logo: '', themes: [] },
    parts: new Map(own),
  };
  hydrateRoot(root, inLanguage(sayIn(site.words ?? {}), inTheme(theme, box)), {
    onRecoverableError: (error) => {
      document.documentElement.dataset.hydrationError = String(error);
      console.error(error);
    },
  });
  return {
    open: () => {
      const field = root.querySelector('input');
      if (!field) return;
      if (field.value === '') {
        field.value = lastQuery();
        if (field.value !== '') field.select();
      }
      store.askAgain(field.value);
      const paths = recentPaths(site.base);
      if (paths.length > 0)
        search.titles(paths).then(
          (recent) => store.remember(recent),
          () => {},
        ); // optional: the box works without them
    },
  };
}

/** Limits the dialog to the height that a phone's on-screen keyboard leaves free. */
function keepInView(dialog: HTMLDialogElement): void {
  const view = window.visualViewport;
  const adapt = () => dialog.style.setProperty('--view', `${view?.height ?? window.innerHeight}px`);
  view?.addEventListener('resize', adapt);
  adapt();
}
