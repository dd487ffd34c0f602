import type { ReactNode } from 'react';

/** A plan: its name in bold, its price, for whom it is, a few facts and the link. `usual` has a ring, and a button that stands out. */
export function Plan({ usual = false, children }: { usual?: boolean; children?: ReactNode }) {
  return <div className={usual ? 'plan usual' : 'plan'}>{children}</div>;
}
