import type { ReactNode } from 'react';

/** Blocks of code as the stations of one event: the pipe joins them, and a spark travels through it. */
export function Run({ children }: { children?: ReactNode }) {
  return <div className="run">{children}</div>;
}
