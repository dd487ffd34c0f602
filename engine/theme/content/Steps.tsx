import type { ReactNode } from 'react';

/** Around one numbered list: shows it as a way with stations. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
