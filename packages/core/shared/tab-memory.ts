import { fragmentsOf, labelsOf, type TabNames } from './tab-names.ts';

/**
 * Selects the visible tab. A choice is remembered by its label for five minutes, and all sets of tabs with that label follow it.
 * A fragment that names a tab, or an id in one, takes precedence.
 */
export const MEMORY_MS = 5 * 60 * 1000;
export const STORAGE_KEY = 'docs:tabs';

/** Label → time of the choice, in milliseconds. */
export type TabChoices = Record<string, number>;

/** Storage is untrusted input: invalid entries are dropped. */
export function parseChoices(stored: string | null): TabChoices {
  try {
    const data: unknown = JSON.parse(stored ?? '{}');
    if (data === null || typeof data !== 'object') return {};
    return Object.fromEntries(Object.entries(data).filter(([, at]) => Number.isFinite(at)));
  } catch {
    return {};
  }
}

/** The index of the tab that a fragment names, or -1. */
export function namedTab(names: TabNames, fragment: string): number {
  return fragmentsOf(names).findIndex((own) => fragment !== '' && (own === fragment || own === `tab-${fragment}`));
}

/** The index of the tab that contains the target of a fragment, or -1. */
export function holdingTab({ ids = '' }: TabNames, fragment: string): number {
  return fragment === '' ? -1 : ids.split('\n').findIndex((held) => held.split(' ').includes(fragment));
}

/** The index of the tab to show; 0 without a recent choice. */
export function chosenTab(names: TabNames, choices: TabChoices, fragment: string, now: number): number {
  const named = Math.max(namedTab(names, fragment), holdingTab(names, fragment));
  if (named >= 0) return named;
  let best = 0;
  let latest = 0;
  labelsOf(names).forEach((label, index) => {
    const at = choices[label] ?? 0;
    if (at > latest && at <= now && now - at < MEMORY_MS) {
      latest = at;
      best = index;
    }
  });
  return best;
}

/** Adds a choice and removes expired ones. */
export function rememberChoice(choices: TabChoices, label: string, now: number): TabChoices {
  const kept = Object.entries(choices).filter(([, at]) => at <= now && now - at < MEMORY_MS);
  return { ...Object.fromEntries(kept), [label]: now };
}
