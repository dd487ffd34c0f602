// Runs beside the app while a site is written: shows edits in place, and mistakes as long as there are any.
import type { Edited } from '../../app/router.ts';
import type { Mistake } from '../../shared/mistake.ts';
import { keepPlace } from './keep-place.ts';
import { showMistakes } from './overlay.ts';
import { watchViolations } from './violations.ts';

/** What the dev server says of a page; see `dev/answer.ts`. */
interface PageState {
  /** Another one means that scripts or styles have changed. */
  app: string;
  /** Another one means that the page has changed; empty where there is no page. */
  hash: string;
  shown: Edited | undefined;
  mistakes: Mistake[];
}

const own = document.getElementById('dev')?.dataset ?? {};
const base = own.base ?? '/';
const seen = new Map([[location.pathname, own.hash ?? '']]);
let newest = 0;
let mistakes: Mistake[] = [];
let violations: Mistake[] = [];

/** Compares what is on the screen with what the server has now. */
async function look(edited: boolean): Promise<void> {
  const mine = ++newest;
  const { pathname } = location;
  let state: PageState;
  try {
    const response = await fetch(`${base}@dev/page.json?path=${encodeURIComponent(`/${decodeURI(pathname).slice(base.length)}`)}`);
    if (!response.ok) throw new Error(await response.text());
    state = await response.json();
  } catch (error) {
    console.warn(error); // the server is gone, or says in its terminal what ails it
    return;
  }
  if (mine !== newest) return;
  const before = seen.get(pathname);
  seen.set(pathname, state.hash);
  // Also where a page that was just fetched is gone before it was looked at the first time.
  const cameOrWent = (before === '') !== (state.hash === '');
  if (state.app !== own.app || cameOrWent) return location.reload();
  mistakes = state.mistakes;
  showMistakes([...mistakes, ...violations]);
  const shown = before === state.hash ? undefined : state.shown;
  if (!shown && !edited) return;
  // Every edit makes the app forget what it fetched ahead; only a page that is another is drawn anew.
  const edit = () => window.dispatchEvent(new CustomEvent('docs:edited', { detail: shown }));
  if (shown) {
    forgetViolations();
    keepPlace(edit);
  } else edit();
}

const forgetViolations = watchViolations((found) => {
  violations = found;
  showMistakes([...mistakes, ...violations]);
});

const events = new EventSource(`${base}@dev/events`);
events.addEventListener('open', () => look(false)); // also after the server was started again
events.addEventListener('changed', () => look(true));
events.addEventListener('reload', () => location.reload());
if ('navigation' in window) {
  let at = location.pathname;
  navigation.addEventListener('navigate', (event) => {
    if (new URL(event.destination.url).pathname !== location.pathname) forgetViolations();
  });
  navigation.addEventListener('navigatesuccess', () => {
    if (location.pathname === at) return;
    at = location.pathname;
    seen.delete(at); // just fetched
    look(false);
  });
}
