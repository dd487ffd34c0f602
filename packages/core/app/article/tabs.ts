import { closest } from '../../dom/elements.ts';
import { afterPaint } from '../../dom/scheduling.ts';
import { recall, remember } from '../../dom/storage.ts';
import { decodeAddress } from '../../shared/address.ts';
import { chosenTab, holdingTab, namedTab, parseChoices, rememberChoice, STORAGE_KEY } from '../../shared/tab-memory.ts';
import { fragmentsOf, labelsOf } from '../../shared/tab-names.ts';

/** `theme/content/Tabs.tsx` in the page; each keeps what it shows until something is chosen. */
const SETS = 'docs-tabs';

/** Acts on clicks and keys (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/) and on the address. */
export function watchTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = tabOf(target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target);
    if (!tab || event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = tabsOf(tab);
    const at = tabs.indexOf(tab);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const other = next === undefined ? undefined : tabs[next % tabs.length];
    if (!other) return;
    event.preventDefault();
    choose(other);
    other.focus();
  });
  window.addEventListener('hashchange', () => showTabs(document, true));
}

/**
 * Shows the tab that the address names in the sets that have it, and the last chosen one in the others;
 * with `named`, these keep what they show.
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

function keep(label: string): void {
  remember(STORAGE_KEY, JSON.stringify(rememberChoice(parseChoices(recall(STORAGE_KEY)), label, Date.now())));
}

/** Shows the tab in every set that contains it, remembers it, and puts it into the address. The scroll position is kept. */
function choose(tab: HTMLElement): void {
  const label = tab.textContent ?? '';
  const fragment = fragmentsOf(tab.closest<HTMLElement>(SETS)?.dataset ?? {})[tabsOf(tab).indexOf(tab)];
  const before = tab.getBoundingClientRect().top;
  for (const set of document.querySelectorAll<HTMLElement>(SETS)) {
    const index = labelsOf(set.dataset).indexOf(label);
    if (index >= 0) show(set, index);
  }
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  afterPaint().then(() => {
    keep(label);
    history.replaceState(history.state, '', `#${fragment}`);
  });
}

/** Chooses the tab of a panel. Returns whether another one was shown. */
export function showTab(panel: Element): boolean {
  const set = panel.closest<HTMLElement>(SETS);
  const index = Number(panel.getAttribute('data-panel'));
  if (!set || index === Number(set.dataset.active ?? 0)) return false;
  show(set, index);
  return true;
}

function show(set: HTMLElement, active: number): void {
  if (active === 0) delete set.dataset.active;
  else set.dataset.active = String(active);
  for (const [index, tab] of tabsOf(set).entries()) {
    tab.setAttribute('aria-selected', String(index === active));
    tab.tabIndex = index === active ? 0 : -1;
  }
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return closest(target, `${SETS} [role="tab"]`);
}

function tabsOf(inside: Element): HTMLElement[] {
  return [...(inside.closest(SETS)?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]') ?? [])];
}
