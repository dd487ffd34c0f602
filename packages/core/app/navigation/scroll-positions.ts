import { elementFor, reveal } from '../article/reveal.ts';

/**
 * Scroll positions of the pages in this tab, and which link of each had the focus. The browser remembers the
 * positions too, but saves them with a delay and restores them with the smooth scrolling that is meant for
 * headings within a page.
 */
const places = new Map<string, [top: number, link: number]>();

/** Call it before the address changes. */
export function saveScrollPosition(): void {
  const key = navigation.currentEntry?.key;
  const links: (Element | null)[] = [...linksOfPage()];
  if (key) places.set(key, [window.scrollY, links.indexOf(document.activeElement)]);
}

/** Back where the reader was in that entry of the history; false where this tab does not know. */
export function returnToPlace(key: string): boolean {
  const place = places.get(key);
  if (!place) return false;
  window.scrollTo({ top: place[0], behavior: 'instant' });
  return true;
}

/** The focus on the link that was followed from there: the link itself went with its page. */
export function focusFollowed(key: string): void {
  linksOfPage()[places.get(key)?.[1] ?? -1]?.focus({ preventScroll: true });
}

function linksOfPage(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('#docsMain a');
}

/** A new page begins at its top, or at the heading that the address names. */
export function goToPlace(hash: string): void {
  const target = elementFor(hash);
  reveal(target);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}
