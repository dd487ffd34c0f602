import { useSay } from '../language/language-context.ts';
import { SearchBox } from './SearchBox.tsx';

/** The search over a page. It is in every document, closed, and opens before its script has come: see `theme/search/open-search.ts`. */
export function SearchDialog() {
  const say = useSay();
  return (
    <dialog id="docsDialog" className="search" popover="auto" aria-modal="true" aria-label={say('Search')}>
      <SearchBox modal />
    </dialog>
  );
}
