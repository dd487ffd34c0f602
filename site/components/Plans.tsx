import type { ReactNode } from 'react';

/** `<Plan>`s side by side. */
export function Plans({ children }: { children?: ReactNode }) {
  return <div className="plans">{children}</div>;
}
