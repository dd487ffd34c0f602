import { closest, element } from '../../dom/elements.ts';
import { word } from '../../dom/word.ts';

const HEADING = '#docsMain article :is(h2, h3, h4)';

/** Gives the heading under the pointer or focus a button that copies its section. */
export function watchHeadings(): void {
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, ({ target }) => {
      const heading = closest(target, HEADING);
      if (!heading?.querySelector('.anchor') || heading.querySelector('.copy-part')) return;
      for (const button of document.querySelectorAll(`${HEADING} > .copy-part`)) if (!button.matches(':focus')) button.remove();
      heading.append(element('button', { type: 'button', class: 'copy-part' }, word('Copy section')));
    });
}
