import { useSay } from '../language/language-context.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { useSite } from '../parts/theme-context.ts';

/** Opens the search dialog; without JavaScript, the search page. Any element with `data-action="search"` opens the dialog. */
export const SearchButton = replaceable('SearchButton', () => {
  const say = useSay();
  const { base } = useSite();
  return (
    <a className="search-button" href={`${base}search/`} data-action="search" aria-keyshortcuts="/ Control+K Meta+K">
      <SearchSign />
      <span>{say('Search the docs')}</span>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus; the link announces the key through aria-keyshortcuts */}
      <kbd aria-hidden="true">/</kbd>
    </a>
  );
});

export function SearchSign() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.5 13.5 17 17" />
    </svg>
  );
}
