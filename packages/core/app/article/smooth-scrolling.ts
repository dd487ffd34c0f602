import { closest } from '../../dom/elements.ts';

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
