import type { ReactNode } from 'react';

/** Code blocks as stations of one event, joined by a pipe with a spark traveling through it. */
export function Run({ children }: { children?: ReactNode }) {
  return <div className="run">{children}</div>;
}
