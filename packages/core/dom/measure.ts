import { whenIdle } from './scheduling.ts';

/** What `docs:event` on the window reports to analytics. It says nothing of the reader, and is sent nowhere by itself. */
export interface DocsEvent {
  what: 'page' | 'search-empty' | 'copy' | 'load-error';
  /** Path of the page in view. */
  path: string;
  /** Of `search-empty`: the words that nothing was found for. */
  query?: string;
  /** Of `load-error`: `missing`, `error` or `timeout`. */
  kind?: string;
}

declare global {
  interface WindowEventMap {
    'docs:event': CustomEvent<DocsEvent>;
  }
}

/** Tells it when the browser has nothing else to do. */
export function measure(what: DocsEvent['what'], more: Pick<DocsEvent, 'query' | 'kind'> = {}): void {
  const detail: DocsEvent = { what, path: location.pathname, ...more };
  whenIdle(() => dispatchEvent(new CustomEvent('docs:event', { detail })));
}
