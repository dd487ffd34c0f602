import { whenIdle } from './scheduling.ts';

/** Detail of the `docs:event` window event, for analytics. It contains nothing about the reader and is sent nowhere by itself. */
export interface DocsEvent {
  what: 'page' | 'search-empty' | 'copy' | 'load-error';
  /** Path of the page in view. */
  path: string;
  /** For `search-empty`: the query without results. */
  query?: string;
  /** For `load-error`: `missing`, `error` or `timeout`. */
  kind?: string;
}

declare global {
  interface WindowEventMap {
    'docs:event': CustomEvent<DocsEvent>;
  }
}

/** Dispatches the event when the browser is idle. */
export function measure(what: DocsEvent['what'], more: Pick<DocsEvent, 'query' | 'kind'> = {}): void {
  const detail: DocsEvent = { what, path: location.pathname, ...more };
  whenIdle(() => dispatchEvent(new CustomEvent('docs:event', { detail })));
}
