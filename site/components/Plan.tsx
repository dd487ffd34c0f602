import type { ReactNode } from 'react';

/** A plan: its name in bold, its price, its audience, a few facts and the link. With `usual`, it gets a prominent button. */
export function Plan({ usual = false, children }: { usual?: boolean; children?: ReactNode }) {
  return <div className={usual ? 'plan usual' : 'plan'}>{children}</div>;
}
