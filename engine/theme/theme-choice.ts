import { parseTheme, THEME_KEY, type Theme } from '../shared/theme-memory.ts';

const listeners = new Set<() => void>();

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function readTheme(): Theme {
  return parseTheme(document.documentElement.dataset.theme);
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden: the theme then holds for this page.
  }
  for (const listener of listeners) listener();
}
