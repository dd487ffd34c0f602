import { useSay } from '../language/language-context.ts';
import { SearchBox } from './SearchBox.tsx';

/**
 * The search dialog. Every document contains it, closed, and it can open before its script has loaded: see
 * `theme/search/open-search.ts`.
 */
export function SearchDialog() {
  const say = useSay();
  return (
    <dialog id="docsDialog" className="search" popover="auto" aria-modal="true" aria-label={say('Search')}>
      <SearchBox modal />
    </dialog>
  );
}
