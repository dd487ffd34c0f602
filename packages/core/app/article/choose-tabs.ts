import { closest } from '../../dom/elements.ts';
import { afterPaint } from '../../dom/scheduling.ts';
import { fragmentsOf, labelsOf } from '../../shared/tab-names.ts';
import { keep, SETS, show, tabsOf } from './tabs.ts';

/** Handles clicks and keys on tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
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
}

/** Selects the tab in every set that contains it, remembers it, and puts it into the address. Keeps the scroll position. */
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

function tabOf(target: EventTarget | null): HTMLElement | null {
  return closest(target, `${SETS} [role="tab"]`);
}
