import { decodeAddress, withBase } from '../../shared/address.ts';
import type { PageOnScreen } from '../../shared/page-view.ts';

/** Replacement for a fragment that the page used to have: `#new`, or a path. */
export function movedAnchor(view: PageOnScreen, hash: string): string | undefined {
  const anchor = decodeAddress(hash.slice(1)) ?? '';
  return Object.hasOwn(view.moved ?? {}, anchor) ? view.moved?.[anchor] : undefined;
}

/** Redirects from such a fragment in the address, both when the page opens and when the address is edited. */
export function followMovedAnchors(current: () => PageOnScreen, base: string): void {
  const follow = () => {
    const moved = movedAnchor(current(), location.hash);
    if (moved === undefined) return followLink();
    // Within the page, the browser keeps the query itself.
    location.replace(
      moved.startsWith('#') ? moved : Object.assign(new URL(withBase(base, moved), location.href), { search: location.search }),
    );
  };
  follow();
  window.addEventListener('hashchange', follow);
}

/**
 * Follows the link in a section that has moved to a separate page. The section and everything in it keep their ids there:
 * `create-pet.body.name`.
 */
function followLink(): void {
  const [id = ''] = (decodeAddress(location.hash.slice(1)) ?? '').split('.');
  const link = id === '' ? null : document.getElementById(id)?.closest('[data-moved]')?.querySelector('a');
  if (link) location.replace(new URL(location.hash, link.href));
}
