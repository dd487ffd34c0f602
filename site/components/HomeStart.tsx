import type { ReactNode } from 'react';

/** The one link with which a first visit begins. */
export function HomeStart({ children }: { children?: ReactNode }) {
  return <p className="home-start">{children}</p>;
}
