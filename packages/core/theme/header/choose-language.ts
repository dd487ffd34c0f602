import { LANGUAGE_KEY } from '../../shared/language-scripts.ts';

/** From the top of the window: a heading above this line is that of the section in view. In CSS pixels. */
const READ = 200;

/** Follows a link of the language menu to the section in view, and remembers the choice. Translations have the anchors of the original, too. */
export function chooseLanguage(link: HTMLAnchorElement): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, link.hreflang);
  } catch {} // a browser may refuse to keep anything
  const headings = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')];
  const heading = headings.filter((one) => one.getBoundingClientRect().top < READ).pop();
  const isExact = link.querySelector('small') === null;
  link.hash = heading && isExact ? (heading.querySelector('[data-original]') ?? heading).id : '';
  location.assign(link.href);
}
