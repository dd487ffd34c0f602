import { decodeAddress } from '../shared/address.ts';
import { chosenTab, parseChoices, rememberChoice, STORAGE_KEY, tabFragment } from '../shared/tab-memory.ts';

const listeners = new Set<() => void>();
/** While a tab set is on screen it keeps what the reader sees, also past the five minutes. */
let shown = new Map<string, number>();

export function subscribeToTabs(listener: () => void): () => void {
  listeners.add(listener);
  const reset = () => {
    shown = new Map();
    listener();
  };
  window.addEventListener('hashchange', reset);
  window.addEventListener('storage', reset);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) shown = new Map();
    window.removeEventListener('hashchange', reset);
    window.removeEventListener('storage', reset);
  };
}

export function activeTab(labels: string[]): number {
  const key = labels.join('|');
  let index = shown.get(key);
  if (index === undefined) {
    index = chosenTab(labels, parseChoices(read()), decodeAddress(location.hash.slice(1)) ?? '', Date.now());
    shown.set(key, index);
  }
  return index;
}

/** Shows the tab everywhere, remembers it, and names it in the address. The place on the screen stays. */
export function chooseTab(label: string, near: Element | null): void {
  const before = near?.getBoundingClientRect().top ?? 0;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(rememberChoice(parseChoices(read()), label, Date.now())));
  } catch {
    // Storage may be forbidden or full: the choice then holds for this page by its fragment.
  }
  history.replaceState(history.state, '', `#${tabFragment(label)}`);
  shown = new Map();
  for (const listener of listeners) listener();
  requestAnimationFrame(() => {
    const moved = (near?.getBoundingClientRect().top ?? before) - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
