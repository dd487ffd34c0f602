import { closest } from '../dom/elements.ts';
import { loadOnce, loadWhenIdle } from '../dom/scheduling.ts';
import { pathBelow } from '../shared/address.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import { opensSearch } from '../theme/search/search-shortcut.ts';
import type { Router } from './navigation/router.ts';

/** Everything that `after-load.ts` handles. */
const CONTROLS = '[data-action], .copy, .copy-page, .menu, docs-tabs [role="tab"], a.enlarge';
const SEARCH = '[data-action="search"]';
const COPY = '.copy, .copy-page, .copy-part';
/** Events that announce the use of a control. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Loads the code of buttons, tabs, menus and search, which are not needed for reading, when the browser is idle or a control is about
 * to be used. Earlier clicks and keys are repeated, and text typed for the search is kept. If the code fails to load, links are
 * followed, and the page behaves as without JavaScript.
 */
export function loadControls(site: SiteInfo, router: Router): void {
  const here = new AbortController();
  /** The last of these events, which may come while the code loads. */
  let sign: Event | undefined;
  const start = loadOnce(
    () => import('./after-load.ts'),
    site.loadTimeout,
    (code) => {
      here.abort();
      code.startAfterLoad(site, router, sign);
      return code;
    },
  );
  const load = (event?: Event) => {
    sign = event ?? sign;
    return start();
  };
  const ignore = () => {}; // loading is tried again when a control is used

  /** Repeats an event that came before its control was ready. */
  const repeat = (event: Event, again: () => void, control: Element | null) => {
    event.preventDefault();
    const begun = control?.matches(COPY) ? beginCopy() : undefined;
    const endTyping = control?.matches(SEARCH) ? keepTyped() : () => '';
    load().then(
      ({ copyFor }) => {
        const typed = endTyping();
        if (begun && control instanceof HTMLElement) return void copyFor(control, begun);
        again();
        if (typed !== '') enterTyped(typed);
      },
      () => {
        endTyping();
        document.documentElement.classList.remove('js');
        if (control instanceof HTMLAnchorElement) location.assign(control.href);
      },
    );
  };

  const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, act, { signal: here.signal });
  for (const name of SIGNS as ('pointerover' | 'pointerdown' | 'focusin')[])
    listen(name, (event) => closest(event.target, CONTROLS) && load(event).catch(ignore));
  listen('click', (event) => {
    const control = closest(event.target, CONTROLS);
    const isOther = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
    if (control && !isOther && !control.matches('.menu')) repeat(event, () => control.click(), control);
  });
  listen('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    const again = () => document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, cancelable: true }));
    if (opensSearch(event)) repeat(event, again, document.querySelector(SEARCH));
    const tab = /^Arrow(?:Left|Right)$|^Home$|^End$/.test(key) ? closest(event.target, '[role="tab"]') : null;
    if (tab) repeat(event, () => tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })), tab);
  });
  if (pathBelow(site.base, location.pathname) === '/search/') load().catch(ignore);
  else loadWhenIdle(start, ignore);
}

/**
 * Begins a clipboard write during the click, because WebKit refuses it later. Returns a function that supplies the text, if the
 * browser supports that.
 */
function beginCopy(): ((text: Promise<Blob>) => Promise<void>) | undefined {
  if (!window.ClipboardItem) return undefined;
  let give: (text: Promise<Blob>) => void = () => {};
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': new Promise<Blob>((resolve) => (give = resolve)) })]);
  written.catch(() => {}); // it is awaited with the text
  return (text) => {
    give(text);
    return written;
  };
}

/** Records what is typed from now on. Returns a function that stops recording and returns the text. */
function keepTyped(): () => string {
  const end = new AbortController();
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    // Text from an input method does not arrive as key events.
    if (event.isComposing || event.keyCode === 229 || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // a second `/` is a letter
    typed += event.key;
  };
  window.addEventListener('keydown', keep, { capture: true, signal: end.signal });
  return () => {
    end.abort();
    return typed;
  };
}

/** Types a text into the focused field. */
function enterTyped(text: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
