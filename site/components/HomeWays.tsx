import type { ReactNode } from 'react';

/** What a first visit can do: begin, or search. */
export function HomeWays({ children }: { children?: ReactNode }) {
  return <div className="home-ways">{children}</div>;
}
