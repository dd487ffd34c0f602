import type { ReactNode } from 'react';

/** The links with which a first visit begins; the first one stands out. */
export function HomeStart({ children }: { children?: ReactNode }) {
  return <div className="home-start">{children}</div>;
}
