import { element } from '../../core/dom/create-element.ts';
import { word } from '../../core/dom/word.ts';

/** Says that search could not be loaded, with a button to try again. */
export function searchUnavailable(again: () => void): HTMLElement {
  const button = element('button', { type: 'button' }, word('Try again'));
  button.addEventListener('click', again);
  return element(
    'div',
    { class: 'message', role: 'alert' },
    element('p', {}, word('Search could not be loaded. Check your connection.')),
    element('p', { class: 'ways' }, button),
  );
}
