import { elementFor, reveal } from '../article/reveal.ts';

/**
 * Scroll positions of the pages in this tab, and the focused link of each. The browser also remembers positions, but it saves them late
 * and restores them with the smooth scrolling meant for headings within a page.
 */
const places = new Map<string, [top: number, link: number]>();

/** Saves the scroll position and the focused link. Must be called before the address changes. */
export function saveScrollPosition(): void {
  const key = navigation.currentEntry?.key;
  const links: (Element | null)[] = [...linksOfPage()];
  if (key) places.set(key, [window.scrollY, links.indexOf(document.activeElement)]);
}

/** Restores the position of a history entry. Returns false if this tab does not know it. */
export function returnToPlace(key: string): boolean {
  const place = places.get(key);
  if (!place) return false;
  window.scrollTo({ top: place[0], behavior: 'instant' });
  return true;
}

/** Focuses the link that was followed from there. The original element was removed with its page. */
export function focusFollowed(key: string): void {
  linksOfPage()[places.get(key)?.[1] ?? -1]?.focus({ preventScroll: true });
}

function linksOfPage(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('#docsMain a');
}

/** Scrolls a new page to its top, or to the heading in the address. */
export function goToPlace(hash: string): void {
  const target = elementFor(hash);
  reveal(target);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}
