import { decodeAddress, withBase } from '../shared/address.ts';
import type { PageOnScreen } from '../shared/view.ts';

/** What took the place of a fragment that the page had once: `#new`, or a path. */
export function movedAnchor(view: PageOnScreen, hash: string): string | undefined {
  return view.moved?.[decodeAddress(hash.slice(1)) ?? ''];
}

/** Leads on from such a fragment in the address: as the page opens, and whenever the address changes by hand. */
export function followMovedAnchors(current: () => PageOnScreen, base: string): void {
  const follow = () => {
    const moved = movedAnchor(current(), location.hash);
    if (moved !== undefined) location.replace(moved.startsWith('#') ? moved : withBase(base, moved));
  };
  follow();
  window.addEventListener('hashchange', follow);
}
