/** Remembers choices of the reader in this browser. If storage is blocked or full, a choice applies only to the current page. */
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
    // As above: only the next visit starts without the choice.
  }
}
