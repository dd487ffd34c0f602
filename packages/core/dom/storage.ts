/** Stores the reader's choices in this browser. If storage is blocked or full, a choice applies only to the current page. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice is lost on the next visit.
  }
}

const KEY = 'docs:slash';

/** Whether `/` alone opens the search. Readers who use dictation turn it off. */
export function isSlashOn(): boolean {
  return recall(KEY) !== 'off';
}

export function turnSlash(on: boolean): void {
  remember(KEY, on ? 'on' : 'off');
}
