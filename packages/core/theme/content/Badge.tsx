import type { ReactNode } from 'react';

/** A short label beside a word: `<Badge kind="warning">beta</Badge>`. */
export function Badge({ kind = 'note', children }: { kind?: 'note' | 'tip' | 'warning' | 'danger'; children?: ReactNode }) {
  return <span className={`badge ${kind}`}>{children}</span>;
}
