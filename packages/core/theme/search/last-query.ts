import { afterPaint } from '../../dom/scheduling.ts';

const KEY = 'docs:search';

/** The last query in this tab. */
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
      // If storage is blocked, the box opens empty the next time.
    }
  });
}
