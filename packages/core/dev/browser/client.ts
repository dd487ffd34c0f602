// Runs next to the app under `docs dev`: applies edits in place and shows diagnostics until they are fixed.
import type { Edited } from '../../app/navigation/page-opener.ts';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { keepPlace } from './keep-place.ts';
import { showDiagnostics } from './overlay.ts';

/** The dev server's description of a page; see `dev/respond.ts`. */
interface PageState {
  /** Changes when the frame around the page changes. */
  frame: string;
  /** Changes when the page changes; empty if there is no page. */
  hash: string;
  shown: Edited | undefined;
  diagnostics: Diagnostic[];
}

const own = document.getElementById('docsDev')?.dataset ?? {};
const base = own.base ?? '/';
const seen = new Map([[location.pathname, own.hash ?? '']]);
let newest = 0;

/** Compares the page on screen with the server's current version. */
async function look(edited: boolean): Promise<void> {
  const mine = ++newest;
  const { pathname } = location;
  let state: PageState;
  try {
    const response = await fetch(`${base}@dev/page.json?path=${encodeURIComponent(`/${decodeURI(pathname).slice(base.length)}`)}`);
    if (!response.ok) throw new Error(await response.text());
    state = await response.json();
  } catch (error) {
    console.warn(error); // the server has stopped, or reports the problem in its terminal
    return;
  }
  if (mine !== newest) return;
  const before = seen.get(pathname);
  seen.set(pathname, state.hash);
  // Also covers a page that was deleted between being fetched and being compared for the first time.
  const cameOrWent = (before === '') !== (state.hash === '');
  if (state.frame !== own.frame || cameOrWent) return location.reload();
  showDiagnostics(state.diagnostics);
  const shown = before === state.hash ? undefined : state.shown;
  if (!shown && !edited) return;
  // Every edit clears prefetched pages, but only a changed page is shown again.
  const edit = () => window.dispatchEvent(new CustomEvent('docs:edited', { detail: shown }));
  if (shown) keepPlace(edit);
  else edit();
}

const events = new EventSource(`${base}@dev/events`);
events.addEventListener('open', () => look(false)); // also after a restart of the server
events.addEventListener('changed', () => look(true));
events.addEventListener('reload', () => location.reload());
if (window.navigation?.currentEntry) {
  let at = location.pathname;
  navigation.addEventListener('navigatesuccess', () => {
    if (location.pathname === at) return;
    at = location.pathname;
    seen.delete(at); // just fetched
    look(false);
  });
}
