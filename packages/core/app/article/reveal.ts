import { closest } from '../../dom/elements.ts';
import { decodeAddress } from '../../shared/address.ts';
import { showTab } from './tabs.ts';

/** Finds the target of a fragment with its `#`: an id, or an old-style anchor (`<a name>`). */
export function elementFor(hash: string): HTMLElement | undefined {
  const name = decodeAddress(hash.slice(1)) ?? '';
  if (name === '') return undefined;
  return document.getElementById(name) ?? document.querySelector<HTMLElement>(`#docsMain a[name="${CSS.escape(name)}"]`) ?? undefined;
}

/** Selects the tabs and opens the `<details>` around an element. Returns whether anything was hiding it. */
export function reveal(place: Element | undefined): boolean {
  let wasHidden = false;
  for (let around = place?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement && !around.open) {
      // A summary is always visible.
      if (place?.closest('summary')?.parentElement === around) continue;
      around.open = true;
      wasHidden = true;
    } else if (around.matches('docs-tabs > .panels > [data-panel]')) wasHidden = showTab(around) || wasHidden;
  }
  return wasHidden;
}

/** Reveals the target of the address if it is hidden: when the page opens, when a link to it is clicked, and when the address changes. */
export function revealNamedPlaces(): void {
  const follow = () => {
    const place = elementFor(location.hash);
    if (reveal(place)) place?.scrollIntoView({ behavior: 'instant' });
  };
  follow();
  window.addEventListener('hashchange', follow);
  // The link may lead to the current address, which causes no event. The browser scrolls afterwards.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.pathname === location.pathname && link.search === location.search) reveal(elementFor(link.hash));
  });
}

/**
 * Scrolls smoothly to a heading of the current page when a link to it is clicked. All other scrolling is instant: opening a page at a
 * heading, and above all going back, which Firefox would animate even after the position was restored.
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
  // Before the browser scrolls; Firefox without the Navigation API scrolls at once.
  window.navigation?.addEventListener('navigate', ({ navigationType }) => navigationType === 'traverse' && classList.remove('smooth'));
}
