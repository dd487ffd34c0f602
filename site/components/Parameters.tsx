import type { ReactNode } from 'react';

/** Around a table of parameters: their names stay in one piece. */
export function Parameters({ children }: { children?: ReactNode }) {
  return <div className="parameters api-fields">{children}</div>;
}
