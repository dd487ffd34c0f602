import { afterPaint } from '../../dom/scheduling.ts';

const KEY = 'docs:search';

/** What was asked last in this tab. */
export function lastQuery(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberQuery(query: string): void {
  afterPaint().then(() => {
    try {
      sessionStorage.setItem(KEY, query);
    } catch {
      // Storage may be blocked: then the box opens empty the next time.
    }
  });
}
