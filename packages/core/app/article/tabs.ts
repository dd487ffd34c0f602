import { recall, remember } from '../../dom/storage.ts';
import { decodeAddress } from '../../shared/address.ts';
import { chosenTab, holdingTab, namedTab, parseChoices, rememberChoice, STORAGE_KEY } from '../../shared/tab-memory.ts';
import { labelsOf } from '../../shared/tab-names.ts';

/** Selector of tab sets (`theme/content/Tabs.tsx`). */
export const SETS = 'docs-tabs';

/**
 * Selects the tab named by the address in sets that have it, and the last chosen tab in all others. With `named`, the others are left
 * alone.
 */
export function showTabs(root: ParentNode, named = false): void {
  const choices = parseChoices(recall(STORAGE_KEY));
  const fragment = decodeAddress(location.hash.slice(1)) ?? '';
  for (const set of root.querySelectorAll<HTMLElement>(SETS)) {
    const byAddress = namedTab(set.dataset, fragment);
    const held = byAddress >= 0 ? byAddress : holdingTab(set.dataset, fragment);
    const index = named || held >= 0 ? held : chosenTab(set.dataset, choices, fragment, Date.now());
    if (index >= 0) show(set, index);
    if (byAddress >= 0) keep(labelsOf(set.dataset)[byAddress] ?? '');
  }
}

/** Selects tabs when the address changes. */
export function followTabs(): void {
  window.addEventListener('hashchange', () => showTabs(document, true));
}

export function keep(label: string): void {
  remember(STORAGE_KEY, JSON.stringify(rememberChoice(parseChoices(recall(STORAGE_KEY)), label, Date.now())));
}

/** Selects the tab of a panel. Returns whether that changed anything. */
export function showTab(panel: Element): boolean {
  const set = panel.closest<HTMLElement>(SETS);
  const index = Number(panel.getAttribute('data-panel'));
  if (!set || index === Number(set.dataset.active ?? 0)) return false;
  show(set, index);
  return true;
}

export function show(set: HTMLElement, active: number): void {
  if (active === 0) delete set.dataset.active;
  else set.dataset.active = String(active);
  for (const [index, tab] of tabsOf(set).entries()) {
    tab.setAttribute('aria-selected', String(index === active));
    tab.tabIndex = index === active ? 0 : -1;
  }
}

export function tabsOf(inside: Element): HTMLElement[] {
  return [...(inside.closest(SETS)?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]') ?? [])];
}
