import { LANGUAGE_KEY } from '../../shared/language-scripts.ts';

/** Distance from the top of the window in CSS pixels. The last heading above this line belongs to the section in view. */
const READ = 200;

/**
 * Follows a link of the language menu to the section in view, and remembers the choice. Translations also have the anchors of the
 * original.
 */
export function chooseLanguage(link: HTMLAnchorElement): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, link.hreflang);
  } catch {} // storage may be blocked
  const headings = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')];
  const top = (heading: Element) => heading.getBoundingClientRect().top;
  // The section of the address, while it's in view: on a short page, it may be far from the top of the window.
  const linked = headings.find((one) => `#${encodeURI(one.id)}` === location.hash && top(one) > 0 && top(one) < innerHeight);
  const heading = linked ?? headings.filter((one) => top(one) < READ).pop();
  const isExact = link.querySelector('small') === null;
  link.hash = heading && isExact ? (heading.querySelector('[data-original]') ?? heading).id : '';
  // Unlike `location.assign`, a link adds to the history even while the page is loading: https://html.spec.whatwg.org/#location-object-navigate
  const plain = document.createElement('a');
  plain.href = link.href;
  plain.click();
}
