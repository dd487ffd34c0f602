import type { FrameProps } from '@workflow-docs/engine/theme';

/** Text instead of a field. Without script, the link leads to the search page. */
export const SearchButton = ({ site }: FrameProps) => (
  <a className="search-button" href={`${site.base}search/`} data-action="search" aria-keyshortcuts="/">
    Find a lamp
  </a>
);
