import { element } from './element.ts';

/** Says that something of the search cannot be had, and offers to try again. */
export function notLoaded(again: () => void): HTMLElement {
  const button = element('button', { type: 'button' }, 'Try again');
  button.addEventListener('click', again);
  return element('div', { class: 'told', role: 'alert' }, element('p', {}, 'Search could not be loaded. Check your connection.'), button);
}
