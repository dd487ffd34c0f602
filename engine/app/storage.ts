/** What this browser remembers of a reader. Storage may be forbidden or full: then what was chosen holds for this page. */
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
    // As above: nothing is lost but the next visit's beginning.
  }
}
