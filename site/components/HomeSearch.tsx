import type { ReactNode } from 'react';

/** A link to the page of the search as a field: a click opens the box, without script the page. */
export function HomeSearch({ children }: { children?: ReactNode }) {
  return (
    <p className="home-search" data-action="search">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.5 13.5 17 17" />
      </svg>
      {children}
    </p>
  );
}
