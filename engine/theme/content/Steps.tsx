import type { ReactNode } from 'react';

/** Shows the numbered list inside it as large steps. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
