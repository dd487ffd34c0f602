import type { ReactNode } from 'react';

/** The beginning of the home page: a workflow at the left, beside it its code, a request and the response. */
export function Hero({ children }: { children?: ReactNode }) {
  return <div className="hero">{children}</div>;
}
