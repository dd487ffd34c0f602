/** Stores choices of the reader in this browser. If storage is blocked or full, a choice applies only to the current page. */
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
    // The next visit starts without the choice.
  }
}

const KEY = 'docs:slash';

/** Whether `/` alone opens the search. Readers who dictate turn it off, as any word with that character would. */
export function isSlashOn(): boolean {
  return recall(KEY) !== 'off';
}

export function turnSlash(on: boolean): void {
  remember(KEY, on ? 'on' : 'off');
}
