import { closest } from '../../dom/elements.ts';
import { LANGUAGE_KEY } from '../../shared/language-scripts.ts';

/** From the top of the window: a heading above this line is that of the section in view. In CSS pixels. */
const READ = 200;

/** The language menu leads to the section in view, and what is chosen there is remembered. Translations have the anchors of the original, too. */
export function watchLanguages(): void {
  const choose = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a[data-action="language"]');
    if (!link) return;
    try {
      localStorage.setItem(LANGUAGE_KEY, link.hreflang);
    } catch {} // a browser may refuse to keep anything
    const headings = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')];
    const heading = headings.filter((one) => one.getBoundingClientRect().top < READ).pop();
    const isExact = link.querySelector('small') === null;
    link.hash = heading && isExact ? (heading.querySelector('[data-original]') ?? heading).id : '';
  };
  document.addEventListener('click', choose, true); // before the link is followed
}
