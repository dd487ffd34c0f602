import type { ReactNode } from 'react';

/** Links for first-time visitors. The first one stands out. */
export function HomeStart({ children }: { children?: ReactNode }) {
  return <div className="home-start">{children}</div>;
}
