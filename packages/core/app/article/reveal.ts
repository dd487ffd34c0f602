import { closest } from '../../dom/elements.ts';
import { decodeAddress } from '../../shared/address.ts';
import { showTab } from './tabs.ts';

/** The place that a fragment with its `#` names: an id, or an anchor as it was once written (`<a name>`). */
export function elementFor(hash: string): HTMLElement | undefined {
  const name = decodeAddress(hash.slice(1)) ?? '';
  if (name === '') return undefined;
  return document.getElementById(name) ?? document.querySelector<HTMLElement>(`#docsMain a[name="${CSS.escape(name)}"]`) ?? undefined;
}

/** Chooses the tabs and opens the folded parts around a place. Returns whether anything hid it. */
export function reveal(place: Element | undefined): boolean {
  let wasHidden = false;
  for (let around = place?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement && !around.open) {
      // The summary is in view in any case.
      if (place?.closest('summary')?.parentElement === around) continue;
      around.open = true;
      wasHidden = true;
    } else if (around.matches('docs-tabs > .panels > [data-panel]')) wasHidden = showTab(around) || wasHidden;
  }
  return wasHidden;
}

/** Shows the place that the address names, wherever it is hidden: when the page opens, on a click on a link to it, and when the address changes. */
export function revealNamedPlaces(): void {
  const follow = () => {
    const place = elementFor(location.hash);
    if (reveal(place)) place?.scrollIntoView({ behavior: 'instant' });
  };
  follow();
  window.addEventListener('hashchange', follow);
  // The address may be the same as before. The browser scrolls afterwards.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.pathname === location.pathname && link.search === location.search) reveal(elementFor(link.hash));
  });
}

/**
 * A click on a link to a heading of the page in view scrolls to it smoothly. Everything else is instant: pages opened at a
 * heading, and above all going back, which Firefox would do smoothly, and go on with after the place has been found.
 */
export function scrollSmoothlyOnPage(): void {
  const { classList } = document.documentElement;
  document.addEventListener(
    'click',
    ({ target }) => {
      classList.toggle('smooth', closest(target, 'a')?.getAttribute('href')?.startsWith('#') ?? false);
    },
    { capture: true },
  );
  // Before the browser scrolls. Firefox without a Navigation API does it at once.
  window.navigation?.addEventListener('navigate', ({ navigationType }) => navigationType === 'traverse' && classList.remove('smooth'));
}
