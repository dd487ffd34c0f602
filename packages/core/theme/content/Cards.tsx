import type { ReactNode } from 'react';

/** A grid of `<LinkCard>`s. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}
