import type { FrameProps } from '@workflow-docs/engine/theme';

/** Words instead of a field. Without script, the link leads to the search as a page. */
export const SearchButton = ({ site }: FrameProps) => (
  <a className="search-button" href={`${site.base}search/`} data-action="search" aria-keyshortcuts="/">
    Find a lamp
  </a>
);
