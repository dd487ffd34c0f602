import { decodeAddress } from '../../shared/address.ts';

/**
 * Scroll positions of the pages in this tab. The browser remembers them too, but saves them with a delay
 * and restores them with the smooth scrolling that is meant for headings within a page.
 */
const places = new Map<string, number>();

/** Call it before the address changes. */
export function keepPlace(): void {
  const key = navigation.currentEntry?.key;
  if (key) places.set(key, window.scrollY);
}

/** Back where the reader was in that entry of the history; false where this tab does not know. */
export function returnToPlace(key: string): boolean {
  const top = places.get(key);
  if (top === undefined) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}

/** A new page begins at its top, or at the heading that the address names. */
export function goToPlace(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeAddress(hash.slice(1)) ?? '');
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}
